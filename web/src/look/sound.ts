// Four small sounds, made on the spot: wood on wood, a coin, a page, a ship's bell. Off by default.

import { sound, volume } from "../settings";

export type Sound = "piece" | "coin" | "page" | "bell";
interface Note {
  pitch: number;
  after: number;
  lasts: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  piece: [{ pitch: 190, after: 0, lasts: 0.07, shape: "triangle" }],
  coin: [
    { pitch: 1900, after: 0, lasts: 0.08, shape: "sine" },
    { pitch: 2500, after: 0.05, lasts: 0.12, shape: "sine" },
  ],
  page: [{ pitch: 90, after: 0, lasts: 0.12, shape: "sawtooth" }],
  bell: [
    { pitch: 1050, after: 0, lasts: 0.7, shape: "sine" },
    { pitch: 1050, after: 0.28, lasts: 0.9, shape: "sine" },
  ],
};

let context: AudioContext | null = null;

export function ring(name: Sound): void {
  if (!sound.value || volume.value === 0) return;
  context ??= new AudioContext();
  for (const note of NOTES[name]) strike(context, note);
}

function strike(on: AudioContext, note: Note): void {
  const tone = on.createOscillator();
  const loudness = on.createGain();
  const begin = on.currentTime + note.after;
  tone.type = note.shape;
  tone.frequency.value = note.pitch;
  loudness.gain.setValueAtTime(volume.value / 500, begin);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  tone.connect(loudness).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + note.lasts);
}

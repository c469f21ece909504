// The page of all settings.

import { useEffect } from "preact/hooks";
import { Frame } from "../screens/frame";
import { SettingsForm } from "./settings_form";
import { loadOwnWords, ownWords } from "./words";

export function SettingsPage() {
  useEffect(() => void loadOwnWords(), []);
  return (
    <Frame heading={ownWords.value.settings.heading}>
      <SettingsForm />
    </Frame>
  );
}

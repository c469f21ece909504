// How one is called back: by the browser while it is open; and without it, for whoever the house knows by name.

import { house } from "../play/house";
import { useFetched } from "../screens/fetched";
import { later } from "../screens/later";
import { notify } from "../settings";
import { ownWords } from "./words";

const CallSettings = later(async () => (await import("../screens/push")).CallSettings);

export function Notices() {
  const w = ownWords.value.settings;
  const me = useFetched(house.me, "me");
  const allow = async (wanted: boolean) => {
    notify.value = wanted && (await Notification.requestPermission()) === "granted";
  };
  return (
    <>
      <section class="sheet">
        <h2 class="head">{w.notices}</h2>
        <label class="check">
          <input
            type="checkbox"
            checked={notify.value}
            disabled={!("Notification" in window)}
            onChange={(event) => void allow(event.currentTarget.checked)}
          />{" "}
          {w.notify}
        </label>
      </section>
      {me.found?.name && <CallSettings />}
    </>
  );
}

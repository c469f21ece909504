// A part of a screen that is not needed at first: it is fetched when it is first shown.

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

export function later<P extends object>(bring: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let brought: FunctionComponent<P> | null = null;
  return function Later(props: P) {
    const [Found, setFound] = useState(() => brought);
    useEffect(() => {
      if (!brought)
        void bring().then((it) => {
          brought = it;
          setFound(() => it);
        });
    }, []);
    return Found && <Found {...props} />;
  };
}

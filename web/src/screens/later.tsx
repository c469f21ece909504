// A part of a screen that is not needed at first: it is fetched when it is first shown, and again while the house
// cannot be reached.

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

const AGAIN = 3000; // milliseconds

export function later<P extends object>(bring: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let brought: FunctionComponent<P> | null = null;
  return function Later(props: P) {
    const [Found, setFound] = useState(() => brought);
    useEffect(() => {
      let timer = 0;
      const take = (it: FunctionComponent<P>) => {
        brought = it;
        setFound(() => it);
      };
      const fetchIt = () => void bring().then(take, () => void (timer = window.setTimeout(fetchIt, AGAIN)));
      if (!brought) fetchIt();
      return () => clearTimeout(timer);
    }, []);
    return Found && <Found {...props} />;
  };
}

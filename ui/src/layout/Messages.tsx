import { useEffect, useState } from 'react';
import { MESSAGE_WAITS } from './notify.ts';
import type { Toasts as LoadedToasts } from './Toasts.tsx';

/** The page is in use, or a message came. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'online', MESSAGE_WAITS];

/**
 * The toasts' code is not part of the first load: it comes when the page is first used, so that their live
 * region is there before the first message. Without network it is asked for again at the next sign. `life` says how
 * many milliseconds a message of the area on the screen stays.
 */
export function Messages({ life }: { life: () => number }) {
  const [Toasts, setToasts] = useState<typeof LoadedToasts>();
  useEffect(() => {
    if (Toasts) return;
    let asked = false;
    const load = async () => {
      if (asked) return;
      asked = true;
      try {
        const { Toasts: Loaded } = await import('./Toasts.tsx');
        setToasts(() => Loaded);
      } catch {
        asked = false;
      }
    };
    const listener = () => void load();
    for (const sign of SIGNS) window.addEventListener(sign, listener);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, listener);
    };
  }, [Toasts]);
  return Toasts ? <Toasts life={life} /> : null;
}

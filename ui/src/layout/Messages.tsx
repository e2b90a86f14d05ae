import { useEffect, useState } from 'react';
import { MESSAGE_WAITS } from './notify.ts';
import type { Toasts as LoadedToasts } from './Toasts.tsx';

/** Events that load the toasts: use of the page, or a message. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'online', MESSAGE_WAITS];

/**
 * Loads the toasts when the page is first used, so that the first load stays small and their live region exists before
 * the first message. Without network, loading is repeated at the next event. `life`: milliseconds that the shown area's
 * messages stay.
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

import { useEffect, useState, type ComponentType } from 'react';
import { MESSAGE_WAITS } from '../lib/notify.ts';

/** Somebody is there, or a message is. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'online', MESSAGE_WAITS];

/**
 * The toasts' code is not part of the first load: it comes when somebody begins to use the page, so that their live
 * region is there before the first message. Without network it is asked for again at the next sign.
 */
export function Messages() {
  const [Toasts, setToasts] = useState<ComponentType>();
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
  return Toasts ? <Toasts /> : null;
}

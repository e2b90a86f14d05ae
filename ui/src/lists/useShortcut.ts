import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `act` when Ctrl, or ⌘, and a letter are pressed together, anywhere on the page; false from it leaves the press to
 * the browser. The autofill of browsers makes key events that have no key.
 */
export function useShortcut(letter: string, act: (event: KeyboardEvent) => false | void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key: string | undefined = event.key;
      if (key?.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (press(event) !== false) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [letter]);
}

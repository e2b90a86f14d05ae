import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` when Ctrl or ⌘ and the letter are pressed anywhere on the page; when it returns false, the browser
 * handles the press. Autofill sends key events without a key.
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

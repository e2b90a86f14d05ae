import { useShortcut } from '../lists/useShortcut.ts';

/** Runs `save` on Ctrl+S or Ctrl+Enter, or with ⌘, anywhere on the page but in a dialog over it. */
export function useSaveKey(save: () => void): void {
  const press = ({ target, defaultPrevented, isComposing }: KeyboardEvent) => {
    // A part of the page has a use of its own for the keys: in a meal, Ctrl+Enter finishes it.
    if (defaultPrevented || isComposing) return;
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return;
    save();
  };
  useShortcut('s', press);
  useShortcut('enter', press);
}

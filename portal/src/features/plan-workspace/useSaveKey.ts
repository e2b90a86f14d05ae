import { useShortcut } from '@clinic/ui/lists/useShortcut.ts';

/** Runs `save` on Ctrl+S, or ⌘+S, anywhere on the page but in a dialog over it. */
export function useSaveKey(save: () => void): void {
  useShortcut('s', ({ target }) => {
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return;
    save();
  });
}

import { useEffect, type RefObject } from 'react';

/** The form stands beside what is known, at its top, and a focused field brings up no keyboard over it. */
const AT_A_DESK = '(min-width: 1100px) and (pointer: fine)';

/** Puts the focus into a form's first field when it opens, as long as the person has gone nowhere else. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at?.tagName === 'H1';
    if (isNew && isFree && window.matchMedia(AT_A_DESK).matches)
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form, isNew]);
}

import type { InputHTMLAttributes } from 'react';

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>;

/** The field on which a pointer went down before it had the focus. */
let pressed: Element | null = null;

function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement) field.select();
}

/** Attributes of a field whose value is a proposal: it is selected when the field gets the focus, so that typing replaces it. */
export const PROPOSED: Attributes = {
  onPointerDown: ({ currentTarget }) => {
    pressed = currentTarget === document.activeElement ? null : currentTarget;
  },
  onFocus: ({ currentTarget }) => selectAll(currentTarget),
  // A click puts the caret somewhere after the focus came; what was marked by drawing over it stays marked.
  onClick: ({ currentTarget }) => {
    const drawn =
      currentTarget instanceof HTMLInputElement &&
      currentTarget.selectionStart !== currentTarget.selectionEnd;
    if (pressed === currentTarget && !drawn) selectAll(currentTarget);
    pressed = null;
  },
};

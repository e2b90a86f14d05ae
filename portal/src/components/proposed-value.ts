import type { InputHTMLAttributes } from 'react';

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>;

/** The field on which a pointer went down before it had the focus. */
let pressed: Element | null = null;

function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement) field.select();
}

/** For a field with a proposed value: the focus selects it, so that typing replaces it. */
export const PROPOSED: Attributes = {
  onPointerDown: ({ currentTarget }) => {
    pressed = currentTarget === document.activeElement ? null : currentTarget;
  },
  onFocus: ({ currentTarget }) => selectAll(currentTarget),
  // A click places the caret after the focus; a selection by dragging stays.
  onClick: ({ currentTarget }) => {
    const drawn =
      currentTarget instanceof HTMLInputElement &&
      currentTarget.selectionStart !== currentTarget.selectionEnd;
    if (pressed === currentTarget && !drawn) selectAll(currentTarget);
    pressed = null;
  },
};

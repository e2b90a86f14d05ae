import type { InputHTMLAttributes } from 'react';

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>;

/** The field on which a pointer went down before it had the focus. */
let pressed: Element | null = null;

function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement) field.select();
}

/** Attributes of a field with a proposed value: focusing it selects the text, so that typing replaces it. */
export const PROPOSED: Attributes = {
  onPointerDown: ({ currentTarget }) => {
    pressed = currentTarget === document.activeElement ? null : currentTarget;
  },
  onFocus: ({ currentTarget }) => selectAll(currentTarget),
  // Places the caret after the focusing click; a text selected by dragging stays selected.
  onClick: ({ currentTarget }) => {
    const drawn =
      currentTarget instanceof HTMLInputElement &&
      currentTarget.selectionStart !== currentTarget.selectionEnd;
    if (pressed === currentTarget && !drawn) selectAll(currentTarget);
    pressed = null;
  },
};

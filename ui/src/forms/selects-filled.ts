import type { FocusEvent, SyntheticEvent } from 'react';

/** Fields on which a finger or a mouse is pressed. */
const pressed = new WeakSet<EventTarget>();

/**
 * Attributes for a number field that may open filled: its text is selected when Tab or the program focuses it, so that
 * typing replaces it and "100" is not added to a due amount. A tap or click sets the caret as usual.
 */
export const selectsFilled = {
  onPointerDown: ({ currentTarget }: SyntheticEvent) => void pressed.add(currentTarget),
  onClick: ({ currentTarget }: SyntheticEvent) => void pressed.delete(currentTarget),
  onBlur: ({ currentTarget }: SyntheticEvent) => void pressed.delete(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!pressed.has(currentTarget)) currentTarget.select();
  },
};

import type { FocusEvent, SyntheticEvent } from 'react';

/** Fields on which a finger or a mouse is pressed. */
const pressed = new WeakSet<EventTarget>();

/**
 * Attributes of a number's input that may open filled. It is selected when Tab or the program brings the focus, so that
 * what is typed replaces it and "100" is not added to a due amount; a tap or click sets the caret as it always does.
 */
export const selectsFilled = {
  onPointerDown: ({ currentTarget }: SyntheticEvent) => void pressed.add(currentTarget),
  onClick: ({ currentTarget }: SyntheticEvent) => void pressed.delete(currentTarget),
  onBlur: ({ currentTarget }: SyntheticEvent) => void pressed.delete(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!pressed.has(currentTarget)) currentTarget.select();
  },
};

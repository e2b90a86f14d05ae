import type { KeyboardEvent } from 'react';

/** Selector of fields for typing, except hidden and disabled ones. */
const FIELDS =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [aria-hidden="true"], :disabled), textarea:not([aria-hidden="true"], :disabled), button[type="submit"]:not(:disabled)';

/**
 * Makes Enter move to the next field, and from the last to the button, in forms that cannot be undone. A field that
 * handles Enter itself prevents the event; a rarely used one has `data-passed-over`.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields
    .slice(fields.indexOf(event.target) + 1)
    .find(({ dataset }) => dataset.passedOver === undefined);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

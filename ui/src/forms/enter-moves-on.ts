import type { KeyboardEvent } from 'react';

/** Fields to type into, without those that the library hides or switches off. */
const FIELDS =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [aria-hidden="true"], :disabled), textarea:not([aria-hidden="true"], :disabled), button[type="submit"]:not(:disabled)';

/**
 * For a form whose submission cannot be undone: Enter moves to the next field, after the last one to the button. A
 * field that handles Enter itself prevents the event; one that seldom changes has `data-passed-over`.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields
    .slice(fields.indexOf(event.target) + 1)
    .find(({ dataset }) => dataset.passedOver === undefined);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

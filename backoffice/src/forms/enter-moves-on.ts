import type { KeyboardEvent } from 'react';

/** Fields to type into, without those that the library hides or switches off. */
const FIELDS =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [aria-hidden="true"], :disabled), textarea:not([aria-hidden="true"], :disabled), button[type="submit"]:not(:disabled)';

/**
 * Keys of a form whose submission cannot be taken back: Enter in a field goes on to the next one, and to the button after
 * the last; only the button and Ctrl+Enter submit. What a field does itself with Enter it has prevented.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  const form = event.currentTarget.querySelector('form');
  if (event.key !== 'Enter' || !form) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

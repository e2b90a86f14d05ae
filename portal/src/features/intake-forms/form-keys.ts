import type { KeyboardEvent } from 'react';

const ONE_LINE = 'input:not([type=file]), select';
const FIELDS = 'input, select, textarea';

const canBeFilled = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 && !field.matches(':disabled, [readonly], [hidden] *');

/** Behind the last field of a step. */
export const GOES_ON = { 'data-goes-on': '' } as const;
const GOING_ON = 'button[data-goes-on]';

/**
 * Keys of a long form: Enter moves from a one-line field to the next, Ctrl+Enter (⌘+Enter) saves. Otherwise the first
 * Enter would send a half-filled form of fifty fields.
 */
export function formKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    if (!event.repeat) form.requestSubmit();
    return;
  }
  const field = event.target as HTMLElement;
  if (!field.matches(ONE_LINE)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(canBeFilled);
  const next = fields[fields.indexOf(field) + 1] ?? form.querySelector<HTMLElement>(GOING_ON);
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== 'file') next.select();
}

/** Announces the save shortcut to assistive technology. */
export const SAVE_KEYS = { 'aria-keyshortcuts': 'Control+Enter Meta+Enter', title: 'Ctrl+Enter' } as const;

import type { EntryState, JournalAnswer } from './journal.ts';

type Answers = Readonly<Record<string, JournalAnswer>>;

/** How much of a row is followed: all of it, a part, or nothing yet. */
export function rowState(keys: readonly string[], answers: Answers): 'all' | 'part' | 'none' {
  if (keys.length > 0 && keys.every((key) => answers[key] === 'had')) return 'all';
  return keys.some((key) => answers[key]) ? 'part' : 'none';
}

/**
 * The entries of a press on a row's one tick. It answers what has no answer yet; where all is answered it says that all
 * was had, and where all was had it takes the answers back.
 */
export function pressOfRow(keys: readonly string[], answers: Answers): { item: string; state: EntryState }[] {
  const open = keys.filter((key) => !answers[key]);
  const others = keys.filter((key) => answers[key] !== 'had');
  const state = others.length > 0 ? 'had' : 'none';
  const pressed = [open, others, keys].find((some) => some.length > 0) ?? [];
  return pressed.map((item) => ({ item, state }));
}

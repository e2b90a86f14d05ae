import type { EntryState, JournalAnswer } from '@clinic/contract/care/journal/journal';

/** The answers of a day, as its rows show and change them. */
export interface Ticks {
  answers: Readonly<Record<string, JournalAnswer>>;
  /** Keys of what is asked on this day. */
  asked: ReadonlySet<string>;
  /** Keys of doses that the doctor has stopped today. */
  stopped: ReadonlySet<string>;
  /** Notes on unsent answers, by key. */
  waiting: ReadonlyMap<string, string>;
  onAnswer: (entries: readonly { item: string; state: EntryState }[]) => void;
}

export const isStopped = (ticks: Ticks | undefined, key: string): boolean => ticks?.stopped.has(key) === true;

/** Tells whether the item has a tick now. */
export const isAsked = (ticks: Ticks | undefined, key: string): boolean =>
  ticks !== undefined && ticks.asked.has(key) && !ticks.stopped.has(key);

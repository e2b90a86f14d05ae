import type { Day, Instant } from '../../clinic-calendar.ts';
import type { DosageSlot, MealType } from '../../constants.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import type { DosageEntry, DosagePlanKind, SlotDose } from '../dosage-plans/dosage-plans.ts';

/** A client's answer about one item of a day; `none` takes an answer back. */
export const ENTRY_STATES = ['had', 'swapped', 'skipped', 'none'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
/** An answer that was not taken back. */
export type JournalAnswer = Exclude<EntryState, 'none'>;

/** The highest count that a device may send. */
export const MAX_COUNT = 1_000_000_000;
/** Most entries of one request. */
export const MAX_BATCH = 200;
/** Most entries kept of one day; later ones are refused. */
export const MAX_ENTRIES_OF_DAY = 1000;
/** Most days of one reading. */
export const MAX_JOURNAL_DAYS = 400;
/** Days after today that a phone gets in advance. */
export const DAYS_AHEAD = 7;
/** Most days that an entry may wait on a phone without network. */
export const ENTRY_KEPT_DAYS = 7;

/** The order of an entry among those of its device, independent of the device's clock. */
export interface EntrySequence {
  /** Id that the phone makes for itself and one account: 8–64 letters, digits and dashes. */
  device: string;
  /** Counts from 1: it is one more than the highest that the device or the server has seen. */
  count: number;
}

/** One press on an item of the day. */
export interface JournalEntry {
  /** Id made by the phone, 8–64 letters, digits and dashes; an entry sent twice counts once. */
  id: string;
  /** Key of an item of the day, or of a glass of water (`water:` and an id made by the phone). */
  item: string;
  /** Meals take every state; doses and water `had`, `skipped` (doses only) and `none`. */
  state: EntryState;
  /** When it was made, by the phone's own clock. */
  at: Instant;
  /** Left out: only the time orders the entry. */
  sequence?: EntrySequence;
}

/** `PUT /api/journal/{day}`: entries of that day, in any order. */
export interface SaveJournal {
  /** When the phone sends it, by its own clock: the server corrects the entries by the difference to its own. */
  sentAt: Instant;
  /** At most 200. */
  taps: JournalEntry[];
}

/** A meal of the day; its items are alternatives, so one answer is enough. */
export interface ExpectedMeal {
  /** `meal:Lunch:1`: type, and number within that type. */
  key: string;
  mealType: MealType;
  /** HH:mm. */
  mealTime: string;
  /** The alternatives of the meal. Empty for days from a release that did not keep them. */
  choices: readonly Pick<MealItem, 'name' | 'quantity' | 'unit' | 'components'>[];
}

/** A dose of one time of the day. */
export interface ExpectedDose
  extends Pick<DosageEntry, 'name' | 'quantity' | 'notes' | 'form' | 'vehicle'>, SlotDose {
  /** `dose:vitamin:<entry>:<slot>`. */
  key: string;
  kind: DosagePlanKind;
  slot: DosageSlot;
}

/** A dose of a day as it is answered. */
export interface JournalDose extends ExpectedDose {
  /**
   * True: stopped or paused on this day after it had begun. It has no tick and is left out of Next; without an answer
   * it was not asked for.
   */
  isStopped?: true;
}

/** The meals and doses of a day. They are fixed when the day begins, even if another plan is published meanwhile. */
export interface ExpectedDay {
  meals: ExpectedMeal[];
  doses: ExpectedDose[];
}

/** A client's day with its answers. */
export interface JournalDay extends ExpectedDay {
  doses: JournalDose[];
  day: Day;
  /** The answers by the key of their item. */
  answers: Record<string, JournalAnswer>;
  /** Ids of the drunk glasses of water. */
  water: string[];
  /** The highest count among the day's entries; left out without one. */
  count?: number;
}

/** The result of a batch. */
export interface SavedJournal {
  journal: JournalDay;
  /** Ids of refused entries: their item is not part of the day, or they came too late or too early. */
  notTaken: string[];
}

/** Days from and to, both included; at most 400. */
export interface JournalRange {
  from: Day;
  to: Day;
}

/** The days that the client's phone shows, and keeps for times without network. */
export interface OwnJournal {
  /** The server's time: the phone's clock may be wrong. */
  now: Instant;
  /** Yesterday, today and coming days, by the present plans. */
  days: JournalDay[];
}

/** The days, earliest first; a past day without any entry is left out. */
export interface ClientJournal {
  days: JournalDay[];
}

import type { Day, Instant } from '../../clinic-calendar.ts';
import type { DosageSlot, MealType } from '../../constants.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import type { DosageEntry, DosagePlanKind, SlotDose } from '../dosage-plans/dosage-plans.ts';

/** A client's answer about one item of a day; `none` takes an answer back. */
export const ENTRY_STATES = ['had', 'swapped', 'skipped', 'none'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
/** An answer that stands. */
export type JournalAnswer = Exclude<EntryState, 'none'>;

/** The highest count of a device. */
export const MAX_COUNT = 1_000_000_000;
/** Entries of one batch at most. */
export const MAX_BATCH = 200;
/** Entries that one day keeps at most; later ones are not taken. */
export const MAX_ENTRIES_OF_DAY = 1000;
/** Days of one reading at most. */
export const MAX_JOURNAL_DAYS = 400;
/** Days after today that a phone is told of. */
export const DAYS_AHEAD = 7;
/** Oldest entry made without network, in days. */
export const ENTRY_KEPT_DAYS = 7;

/** The place of an entry among those of its device, whatever the device's clock says. */
export interface EntrySequence {
  /** Made by the phone, for itself and one account: 8–64 letters, digits and dashes. */
  device: string;
  /** Counts from 1: it is one more than the highest that the device or the server has seen. */
  count: number;
}

/** One touch of the screen. */
export interface JournalEntry {
  /** Made by the phone, 8–64 letters, digits and dashes; sent twice it counts once. */
  id: string;
  /** Key of an item of the day's list, or of a glass of water (`water:` and an id that the phone makes). */
  item: string;
  /** Meals take every state; doses and water `had`, `skipped` (doses only) and `none`. */
  state: EntryState;
  /** When it was made, by the phone's own clock. */
  at: Instant;
  /** Left out, it is placed by its time alone. */
  sequence?: EntrySequence;
}

/** `PUT /api/journal/{day}`: what was touched for that day, in any order. */
export interface SaveJournal {
  /** When the phone sends it, by its own clock: the server corrects the entries by the difference to its own. */
  sentAt: Instant;
  /** At most 200. */
  taps: JournalEntry[];
}

/** A meal that the day's plan asks for; its items are alternatives, so that one answer is enough. */
export interface ExpectedMeal {
  /** `meal:Lunch:1`: type, and number within that type. */
  key: string;
  mealType: MealType;
  /** HH:mm. */
  mealTime: string;
  /** The food of the meal, as alternatives. Empty for days that began before it was kept. */
  choices: readonly Pick<MealItem, 'name' | 'quantity' | 'unit'>[];
}

/** A dose of one time of the day. */
export interface ExpectedDose extends Pick<DosageEntry, 'name' | 'quantity' | 'notes'>, SlotDose {
  /** `dose:vitamin:<entry>:<slot>`. */
  key: string;
  kind: DosagePlanKind;
  slot: DosageSlot;
}

/**
 * The meals and doses that a day asks of a client; they hold from the day's beginning to its end, whatever is
 * published meanwhile.
 */
export interface ExpectedDay {
  meals: ExpectedMeal[];
  doses: ExpectedDose[];
}

/** A client's day. */
export interface JournalDay extends ExpectedDay {
  day: Day;
  /** The answers by the key of their item. */
  answers: Record<string, JournalAnswer>;
  /** Ids of the glasses of water. */
  water: string[];
  /** The highest count among the day's entries; left out without one. */
  count?: number;
}

/** The result of a batch. */
export interface SavedJournal {
  journal: JournalDay;
  /** Ids of entries that the day does not take: of an item that it does not ask for, too late, or too early. */
  notTaken: string[];
}

/** Days from and to, both included; at most 400. */
export interface JournalRange {
  from: Day;
  to: Day;
}

/** The client's own phone shows this, and keeps it for when there is no network. */
export interface OwnJournal {
  /** The server's time: the phone's clock may be wrong. */
  now: Instant;
  /** Yesterday, today and the days to come, as the plans of this moment ask for them. */
  days: JournalDay[];
}

/** The days, the earliest first; a past day without an answer is there only when something was touched. */
export interface ClientJournal {
  days: JournalDay[];
}

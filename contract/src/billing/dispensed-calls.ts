import { callTable } from '../calls.ts';
import type { Day } from '../clinic-calendar.ts';

/** The pieces that a client got of one item by the last invoice that has it. */
export interface LastDispensed {
  /** Id of the inventory's item. */
  item: string;
  name: string;
  /** Pieces: packs count with what they hold. */
  pieces: number;
  /** The invoice's day. */
  day: Day;
}

/** Items that were handed out, for the doctor: never money. */
export interface DispensedCalls {
  /** One row an item, the latest first; invoices that were taken back whole do not count. */
  ofClient: { answer: { dispensed: LastDispensed[] } };
}

export const dispensedCalls = callTable<DispensedCalls>()({
  ofClient: ['GET /dispensed/:clientId', 'doctor'],
});

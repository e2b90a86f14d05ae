import type { Db } from 'mongodb';
import { invoiceSearchKeys } from './migrations/001-invoice-search-keys.ts';
import { appointmentEvents } from './migrations/002-appointment-events.ts';

/** One step from an older shape of the data to the present one; it may be run again after a crash. */
export interface Migration {
  /** `NNN-what-it-does`, the name of its file in `migrations/`. */
  name: string;
  up: (db: Db) => Promise<void>;
}

/** In the order in which they run: add at the end, never change one that was released. */
export const migrationList: Migration[] = [
  { name: '001-invoice-search-keys', up: invoiceSearchKeys },
  { name: '002-appointment-events', up: appointmentEvents },
];

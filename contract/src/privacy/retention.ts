import { yearOf, yearsLater, type Day } from '../clinic-calendar.ts';

/** Reasons to keep records for some years although the client wants them erased, each with its law or rule. */
export const RETENTION_REASONS = {
  invoices: 'Books of account: section 36 of the CGST Act, 2017, and section 128 of the Companies Act, 2013',
  clinical: 'Medical records: regulation 1.3 of the Indian Medical Council regulations, 2002',
} as const;

/** The day until which a record of this day is kept, some whole years (0–100) later. */
export const keptUntil = yearsLater;

/** The latest day (yyyy-MM-dd, as text) of records that may be erased today. */
export const mayGo = (today: Day, years: number): string =>
  `${String(yearOf(today) - years).padStart(4, '0')}${today.slice(4)}`;

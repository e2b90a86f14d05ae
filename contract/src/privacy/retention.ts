import { isRealDate, type Day } from '../clinic-calendar.ts';

/** What must stay for some years although its client wants it erased, and which law or rule asks for it. */
export const RETENTION_REASONS = {
  invoices: 'Books of account: section 36 of the CGST Act, 2017, and section 128 of the Companies Act, 2013',
  clinical: 'Medical records: regulation 1.3 of the Indian Medical Council regulations, 2002',
} as const;

const inYears = (day: Day, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** The day on which something of this day may go: so many whole years (0–100) later, of a 29 February the 1st of March. */
export function keptUntil(day: Day, years: number): Day {
  const later = inYears(day, years);
  return isRealDate(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/** What is of this day (yyyy-MM-dd, as text) or an earlier one may go today. */
export const mayGo = (today: Day, years: number): string => inYears(today, -years);

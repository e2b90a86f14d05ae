import { tzOffset } from '@date-fns/tz/tzOffset';

/**
 * yyyy-MM-dd, clinic's zone.
 * @format date
 */
export type Day = string;

/**
 * ISO 8601 in UTC.
 * @format date-time
 */
export type Instant = string;

/** A moment on the clinic's own clock: `date` as yyyy-MM-dd, `time` as HH:mm (00:00–23:59). */
export interface ClinicMoment {
  date: Day;
  time: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function midnight(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${date}`);
  return instant;
}

function dateOf(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}

function offsetMs(utcMs: number, zone: string): number {
  const minutes = tzOffset(zone, new Date(utcMs));
  if (Number.isNaN(minutes)) throw new RangeError(`Not a time zone: ${zone}`);
  return minutes * MINUTE_MS;
}

/** Tells whether `zone` is an IANA time zone that this machine knows, such as "Asia/Kolkata". */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Tells whether `value` is a day that exists, written exactly yyyy-MM-dd; 2026-02-30 is not. */
export function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '0001') return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && dateOf(instant) === value;
}

/** Tells whether `value` is a time of day written exactly HH:mm, 00:00–23:59. */
export function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Minutes since midnight (0–1439) of a time HH:mm. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The clinic's day (yyyy-MM-dd) at the instant `now`. */
export function clinicToday(now: Date, zone: string): string {
  return clinicDateTime(now, zone).date;
}

/** The clinic's day and time at an instant; seconds are dropped. */
export function clinicDateTime(instant: Date, zone: string): ClinicMoment {
  const wall = new Date(instant.getTime() + offsetMs(instant.getTime(), zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The instant at which the clinic's clock shows `date` (yyyy-MM-dd) and `time` (HH:mm). A time that the clock
 * shows twice is the first of the two; one that it skips is as much later as the clock jumps (02:30 → 03:30).
 */
export function clinicInstant(date: string, time: string, zone: string): Date {
  const wall = midnight(date) + minutesOf(time) * MINUTE_MS;
  const before = wall - offsetMs(wall - DAY_MS, zone);
  const after = wall - offsetMs(wall + DAY_MS, zone);
  const shown = [before, after].filter((instant) => instant + offsetMs(instant, zone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** The day `days` later (or earlier, when negative) than `date`; both yyyy-MM-dd. */
export function addDays(date: string, days: number): string {
  return dateOf(midnight(date) + days * DAY_MS);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** The year of a day. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The day of its month, 1–31. */
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));

/** Adds whole years (0–100); a 29 February becomes 1 March where the year has none. */
export function yearsLater(date: string, years: number): string {
  const later = `${String(yearOf(date) + years).padStart(4, '0')}${date.slice(4)}`;
  return isRealDate(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/** The weekday of a day: 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** A day as people read it: "05 Jan 2026". */
export function formatDay(date: string): string {
  return `${date.slice(8)} ${monthName(date)} ${date.slice(0, 4)}`;
}

/** The name of a weekday, 0 = Sunday … 6 = Saturday: "Monday". */
export const nameOfWeekday = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** The weekday's name: "Monday". */
export function weekdayName(date: string): string {
  return nameOfWeekday(weekdayOf(date));
}

/** A day with its weekday in full: "Monday, 05 Jan 2026". */
export function formatWeekday(date: string): string {
  return `${weekdayName(date)}, ${formatDay(date)}`;
}

/** Two days as a period; a year that both share is written once: "04 Jan – 10 Jan 2026". */
export function formatDays(from: string, to: string): string {
  const first = formatDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, 6) : first} – ${formatDay(to)}`;
}

/** A time as people read it: "15:30" → "3:30 PM". */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Writes two times as people read them: "3:30 PM – 4:00 PM". */
export function formatTimes(from: string, to: string): string {
  return `${formatTime(from)} – ${formatTime(to)}`;
}

/** A moment as people read it: "05 Jan 2026, 3:30 PM". */
export function formatMoment({ date, time }: ClinicMoment): string {
  return `${formatDay(date)}, ${formatTime(time)}`;
}

/** A day near today in its shortest form, for narrow places: "Mon 5 Jan". */
export function formatShortDay(date: string): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)} ${monthName(date)}`;
}

/** A day as short as it is clear: "12 Feb", with its year when that is another than today's. */
export function formatNearDay(date: string, today: string): string {
  const year = yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`;
  return `${dayOfMonth(date)} ${monthName(date)}${year}`;
}

/** A moment near today in its shortest form, for narrow places: "Mon 5 Jan, 3:30 PM". */
export function formatShortMoment({ date, time }: ClinicMoment): string {
  return `${formatShortDay(date)}, ${formatTime(time)}`;
}

/** A moment as only the doctor's "Appointment Details" writes it: "Jan 05, 2025 03:30 PM". */
export function formatDayTime({ date, time }: ClinicMoment): string {
  return `${monthName(date)} ${date.slice(8)}, ${date.slice(0, 4)} ${formatTime(time).padStart(8, '0')}`;
}

const makeInvoiceDate = () =>
  new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Created with the first invoice: the locale's data take long to load, and most screens show no invoice. */
let invoiceDate: Intl.DateTimeFormat | undefined;

/** An invoice's day (yyyy-MM-dd) in the short format of en-IN, "N/A" when it is missing or does not exist. */
export function formatInvoiceDate(date: string | null | undefined): string {
  if (!date || !isRealDate(date)) return 'N/A';
  invoiceDate ??= makeInvoiceDate();
  return invoiceDate.format(midnight(date));
}

/** The name of a time zone for people elsewhere: "India time". */
export function zoneWords(instant: Date, zone: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (name ?? zone).replace(/ Time$/, ' time');
}

/**
 * How people at the clinic call its time zone at an instant: "IST". Where it has no short name, the distance
 * from Greenwich: "GMT+5:45".
 */
export function zoneName(instant: Date, zone: string): string {
  return (
    new Intl.DateTimeFormat('en-IN', { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

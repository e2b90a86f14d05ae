/** A clinic day (yyyy-MM-dd) for a picker: midnight in the browser's time zone; null when there is none. */
export function dateOfDay(day: string | null | undefined): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (!parts) return null;
  const date = new Date(2000, 0, 1);
  // The Date constructor reads the year 26 as 1926, so the year is set separately.
  date.setFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return date;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A date picker's day, yyyy-MM-dd; empty while it is incomplete. */
export const dayOfDate = (date: Date | null): string =>
  date && !Number.isNaN(date.getTime())
    ? `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
    : '';

/** A time of day (HH:mm) for a time picker; null when there is none. */
export function dateOfTime(time: string | null | undefined): Date | null {
  const parts = /^(\d{2}):(\d{2})$/.exec(time ?? '');
  return parts ? new Date(2000, 0, 1, Number(parts[1]), Number(parts[2])) : null;
}

/** A time picker's time, HH:mm; empty while it is incomplete. */
export const timeOfDate = (date: Date | null): string =>
  date && !Number.isNaN(date.getTime()) ? `${two(date.getHours())}:${two(date.getMinutes())}` : '';

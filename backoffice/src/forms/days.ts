/** A clinic day (yyyy-MM-dd) as the date pickers hold it: midnight of that day wherever the browser is; null when there is none. */
export function dateOfDay(day: string | null | undefined): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  return parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day that a picker shows, yyyy-MM-dd; empty while it is not complete. */
export const dayOfDate = (date: Date | null): string =>
  date && !Number.isNaN(date.getTime())
    ? `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
    : '';

/** A time of day (HH:mm) as the time pickers hold it; null when there is none. */
export function dateOfTime(time: string | null | undefined): Date | null {
  const parts = /^(\d{2}):(\d{2})$/.exec(time ?? '');
  return parts ? new Date(2000, 0, 1, Number(parts[1]), Number(parts[2])) : null;
}

/** The time that a picker shows, HH:mm; empty while it is not complete. */
export const timeOfDate = (date: Date | null): string =>
  date && !Number.isNaN(date.getTime()) ? `${two(date.getHours())}:${two(date.getMinutes())}` : '';

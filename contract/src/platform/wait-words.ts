import type { Instant } from '../clinic-calendar.ts';
import { counted } from './counted.ts';

const MINUTE_MS = 60_000;

/** How long a person has waited, in the largest unit that says enough: "12 minutes", "3 hours", "2 days". */
export function waitWords(since: Instant, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

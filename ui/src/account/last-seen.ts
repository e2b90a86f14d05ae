import { SEEN_EVERY_MS } from '@clinic/contract/identity/account';
import { clinicDateTime, formatMoment, formatTime, type Instant } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * When a session was last used, in words after "Last seen". It is known to within five minutes; after an hour the
 * clinic's day and time say more. If the browser's clock is behind, a future instant counts as now.
 */
export function lastSeen(at: Instant, now: Date, zone: string): string {
  const ago = now.getTime() - Date.parse(at);
  if (ago < SEEN_EVERY_MS) return 'less than 5 minutes ago';
  if (ago < HOUR_MS) return `${counted(Math.floor(ago / MINUTE_MS), 'minute')} ago`;
  const seen = clinicDateTime(new Date(at), zone);
  if (seen.date === clinicDateTime(now, zone).date) return `today, ${formatTime(seen.time)}`;
  return formatMoment(seen);
}

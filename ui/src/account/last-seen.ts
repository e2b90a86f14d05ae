import { SEEN_EVERY_MS } from '@clinic/contract/identity/account';
import { clinicDateTime, formatMoment, formatTime, type Instant } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * When a session was last used, in words after "Last seen": it is known to within five minutes, and after an hour the
 * clinic's own day and time say more than a number. A browser's clock that is behind sees the future: that is now.
 */
export function lastSeen(at: Instant, now: Date, zone: string): string {
  const ago = now.getTime() - Date.parse(at);
  if (ago < SEEN_EVERY_MS) return 'less than 5 minutes ago';
  if (ago < HOUR_MS) return `${counted(Math.floor(ago / MINUTE_MS), 'minute')} ago`;
  const seen = clinicDateTime(new Date(at), zone);
  if (seen.date === clinicDateTime(now, zone).date) return `today, ${formatTime(seen.time)}`;
  return formatMoment(seen);
}

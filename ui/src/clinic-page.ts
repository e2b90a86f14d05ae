import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import {
  clinicDateTime,
  clinicToday,
  formatDay,
  formatMoment,
  zoneWords,
} from '@clinic/contract/clinic-calendar';
import { clinicNow } from './session/clinic-clock.ts';

/** The clinic's time zone, which the server writes into the page. */
export const clinicZone = (): string => document.documentElement.dataset.timezone ?? 'Asia/Kolkata';

/** True when the server runs with made-up people. */
export const isDemo = (): boolean => document.documentElement.dataset.demo === 'true';

/** The clinic's own minimum length of a new password, in characters. */
export const passwordMin = (): number =>
  Number(document.documentElement.dataset.passwordMin ?? MIN_PASSWORD_LENGTH);

/** The clinic's day, yyyy-MM-dd, at present or at another time, wherever the browser is. */
export const today = (now = clinicNow()): string => clinicToday(now, clinicZone());

type Instant = string | number;

/** The clinic's day of an instant (ISO text or milliseconds) as people read it: "05 Jan 2026". */
export const dayOf = (instant: Instant): string =>
  formatDay(clinicDateTime(new Date(instant), clinicZone()).date);

/**
 * The text " India time" when this device's clock differs from the clinic's at that instant, or now; otherwise empty.
 */
export function zoneNote(instant: Instant = clinicNow().getTime()): string {
  const at = new Date(instant);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isSame = formatMoment(clinicDateTime(at, here)) === formatMoment(clinicDateTime(at, clinicZone()));
  return isSame ? '' : ` ${zoneWords(at, clinicZone())}`;
}

/**
 * The clinic's day and time of an instant: "05 Jan 2026, 3:30 PM"; for a traveller "05 Jan 2026, 3:30 PM India time".
 */
export const momentOf = (instant: Instant): string =>
  formatMoment(clinicDateTime(new Date(instant), clinicZone())) + zoneNote(instant);

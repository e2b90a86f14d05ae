import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import {
  clinicDateTime,
  clinicToday,
  formatDay,
  formatMoment,
  zoneWords,
} from '@clinic/contract/clinic-calendar';

/** The clinic's time zone, written into the page by the server. */
export const clinicZone = (): string => document.documentElement.dataset.timezone ?? 'Asia/Kolkata';

/** True when the server runs with made-up people. */
export const isDemo = (): boolean => document.documentElement.dataset.demo === 'true';

/** Characters of a new password at least: the clinic's own setting. */
export const passwordMin = (): number =>
  Number(document.documentElement.dataset.passwordMin ?? MIN_PASSWORD_LENGTH);

/** Today at the clinic, yyyy-MM-dd, wherever the browser is. */
export const today = (): string => clinicToday(new Date(), clinicZone());

type Instant = string | number;

/** The clinic's day of an instant (ISO text or milliseconds), to be read: "05 Jan 2026". */
export const dayOf = (instant: Instant): string =>
  formatDay(clinicDateTime(new Date(instant), clinicZone()).date);

/** " India time" where this device's clock says another time than the clinic's at that instant, or now; empty at home. */
export function zoneNote(instant: Instant = Date.now()): string {
  const at = new Date(instant);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isSame = formatMoment(clinicDateTime(at, here)) === formatMoment(clinicDateTime(at, clinicZone()));
  return isSame ? '' : ` ${zoneWords(at, clinicZone())}`;
}

/** The same with the clinic's time of day: "05 Jan 2026, 3:30 PM", and for a traveller "05 Jan 2026, 3:30 PM India time". */
export const momentOf = (instant: Instant): string =>
  formatMoment(clinicDateTime(new Date(instant), clinicZone())) + zoneNote(instant);

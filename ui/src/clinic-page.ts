import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import { clinicDateTime, clinicToday, formatDay, formatMoment } from '@clinic/contract/clinic-calendar';

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

/** The same with the clinic's time of day: "05 Jan 2026, 3:30 PM". */
export const momentOf = (instant: Instant): string =>
  formatMoment(clinicDateTime(new Date(instant), clinicZone()));

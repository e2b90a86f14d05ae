import { clinicDateTime, clinicToday, formatDay, formatDayTime } from '@clinic/contract/clinic-calendar';

/** The clinic's time zone, written into the page by the server. */
export const clinicZone = (): string => document.documentElement.dataset.timezone ?? 'Asia/Kolkata';

/** True when the server runs with made-up people. */
export const isDemo = (): boolean => document.documentElement.dataset.demo === 'true';

/** Today at the clinic, yyyy-MM-dd, wherever the browser is. */
export const today = (): string => clinicToday(new Date(), clinicZone());

type Instant = string | number;

/** The clinic's day of an instant (ISO text or milliseconds), to be read: "05 Jan 2026". */
export const dayOf = (instant: Instant): string =>
  formatDay(clinicDateTime(new Date(instant), clinicZone()).date);

/** The same with the clinic's time of day. */
export const dayTimeOf = (instant: Instant): string =>
  formatDayTime(clinicDateTime(new Date(instant), clinicZone()));

/** As the front desk reads it, with 24 hours: "05 Jan 2026 15:30". */
export const deskTimeOf = (instant: Instant): string => {
  const { date, time } = clinicDateTime(new Date(instant), clinicZone());
  return `${formatDay(date)} ${time}`;
};

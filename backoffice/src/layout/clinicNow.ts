import { clinicToday } from '@clinic/contract/clinic-calendar';

/** The clinic's time zone, which the server writes into the page. */
export const clinicZone = (): string => document.documentElement.dataset.timezone ?? 'Asia/Kolkata';

/** Today at the clinic, yyyy-MM-dd, wherever the browser is. */
export const todayAtClinic = (): string => clinicToday(new Date(), clinicZone());

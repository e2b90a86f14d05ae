import { clinicToday } from '@clinic/contract/clinic-calendar';

/** The clinic's time zone, written into the page by the server. */
export const clinicZone = (): string => document.documentElement.dataset.timezone ?? 'Asia/Kolkata';

/** Today at the clinic, yyyy-MM-dd. */
export const today = (): string => clinicToday(new Date(), clinicZone());

/** True when the server runs with made-up people. */
export const isDemo = (): boolean => document.documentElement.dataset.demo === 'true';

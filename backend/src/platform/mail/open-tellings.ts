import { OPEN_TELLINGS, TELLING_KEPT_DAYS } from '@clinic/contract/notifications/telling';

const DAY_MS = 24 * 60 * 60_000;

/** Finds the emails that the desk has yet to tell. */
export const TO_TELL = { state: { $in: OPEN_TELLINGS } } as const;

/** When a line goes that was told, or whose visit was, at an instant. */
export const keptUntil = (at: Date): Date => new Date(at.getTime() + TELLING_KEPT_DAYS * DAY_MS);

import type { DatabaseNow } from '../../platform/config/clock.ts';

/** An expression: true while a payment that is about to be stored takes a part of what is due of an invoice. */
export const isReserved = (now: DatabaseNow) => ({ $gt: ['$reserved.until', now] });

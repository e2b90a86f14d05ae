import type { DatabaseNow } from '../../platform/config/clock.ts';

/** Whether a payment that is about to be stored takes a part of what is due of an invoice; as an expression. */
export const isReserved = (now: DatabaseNow) => ({ $gt: ['$reserved.until', now] });

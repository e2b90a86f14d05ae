import type { DatabaseNow } from '../../platform/config/clock.ts';

/** Expression that is true while a part of an invoice's due is reserved for a payment. */
export const isReserved = (now: DatabaseNow) => ({ $gt: ['$reserved.until', now] });

import { timingSafeEqual } from 'node:crypto';

/** In constant time. */
export const sameToken = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in a time that tells nothing about where they differ. */
export const sameToken = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

import { isRegistered } from './recipient-numbers.ts';
import type { Supply } from './tax-classes.ts';

interface Sent {
  /** Code of the State to which goods are sent. */
  place?: string | null;
  recipient?: { gstin?: string | null; state?: string | null } | null;
}

/**
 * Code of the State of supply. Goods for an unregistered person are supplied at the address, for a registered one where
 * they are handed over (IGST 10(1)(ca)); services in person are supplied at the clinic (IGST 12(4)).
 */
export function stateOfSupply(
  { place, recipient }: Sent,
  clinic: string,
  supplies: readonly Supply[],
): string {
  if (!supplies.includes('goods')) return clinic;
  if (place) return place;
  return isRegistered(recipient?.gstin ?? '') ? clinic : recipient?.state || clinic;
}

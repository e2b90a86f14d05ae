import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Groups of an IPv6 address that one household or company has to itself: /64. */
const NETWORK_GROUPS = 4;

/** The four groups of an IPv6 address's network, without leading zeros. */
function networkOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/** The address as one customer of a network has it: an IPv4 address, or the /64 network of an IPv6 one. */
export function customerAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${networkOf(plain).join(':')}::/64` : plain;
}

/** Whose address a request comes from: every limit and everything that is remembered of an address counts by it. */
export const customerOf = ({ ip = '' }: Pick<Request, 'ip'>): string => customerAddress(ip);

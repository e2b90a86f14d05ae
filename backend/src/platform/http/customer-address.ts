import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Groups of an IPv6 address that identify a household's or company's network: /64. */
const NETWORK_GROUPS = 4;

function networkOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/** One customer's address: an IPv4 address, or the /64 network of an IPv6 one. */
export function customerAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${networkOf(plain).join(':')}::/64` : plain;
}

/** The address that all limits and trusted addresses use. */
export const customerOf = ({ ip = '' }: Pick<Request, 'ip'>): string => customerAddress(ip);

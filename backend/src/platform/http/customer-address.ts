import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Request } from 'express';

declare const made: unique symbol;

/**
 * The address by which a customer is counted: the IPv4 address, or the /64 network of an IPv6 one, without a port. Only
 * `customerOf` makes it.
 */
export type CustomerAddress = string & { readonly [made]: true };

/** Groups of an IPv6 address that identify one household or company: /64. */
const NETWORK_GROUPS = 4;

/** The customer's address for limits and trusted addresses. All text that is no address counts as one customer. */
export const customerOf = ({ ip = '' }: Pick<Request, 'ip'>): CustomerAddress =>
  customerAddress(ip) as CustomerAddress;

function customerAddress(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return '';
  const canonical = new SocketAddress({ address: plain, family: 'ipv6' }).address;
  const mapped = canonical.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : `${networkOf(canonical).join(':')}::/64`;
}

/** Removes a port, which some proxies add in `X-Forwarded-For`: "203.0.113.7:443", "[2001:db8::1]:443". */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The four network groups of a normalised IPv6 address. */
function networkOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, NETWORK_GROUPS);
}

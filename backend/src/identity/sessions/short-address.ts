import { isIPv4 } from 'node:net';
import type { CustomerAddress } from '../../platform/http/customer-address.ts';

/** Shortens a network address so that only its owner recognises it: "203.0.113.x", "2001:db8:1::". */
export function shortAddress(address: CustomerAddress): string {
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  return address ? `${address.split(':').slice(0, 3).join(':')}::` : '';
}

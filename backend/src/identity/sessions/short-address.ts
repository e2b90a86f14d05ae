import { isIPv4 } from 'node:net';
import { customerAddress } from '../../platform/http/customer-address.ts';

/** Enough for the person to recognise, too little to identify: "203.0.113.x", "2001:db8:1::". */
export function shortAddress(address: string): string {
  const plain = customerAddress(address);
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  return plain.endsWith('/64') ? `${plain.split(':').slice(0, 3).join(':')}::` : '';
}

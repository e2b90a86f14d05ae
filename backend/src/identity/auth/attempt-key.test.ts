import { customerOf } from '../../platform/http/customer-address.ts';
import { attemptKey } from './attempt-key.ts';
import type { TrustedAddresses } from './trusted-addresses.ts';

const raw: string = '2001:db8:1:2::9';

/** None of these keys compiles: a raw address would count every host of a network apart. */
const REFUSED = [
  // @ts-expect-error It names neither an account nor a customer.
  () => attemptKey('password-link', raw),
  // @ts-expect-error It is a part of what is limited.
  () => attemptKey(`password-link:${raw}`),
  // @ts-expect-error It is not the network that is remembered.
  (known: TrustedAddresses) => known.isKnown('client', 'an id', raw),
];

describe('the key of a count', () => {
  it('names what is limited and the customer’s network; a raw address is an error of types', () => {
    expect(REFUSED).toHaveLength(3);
    const key = attemptKey('password-link', customerOf({ ip: raw }));
    expect(key).toBe('password-link:2001:db8:1:2::/64');
  });
});

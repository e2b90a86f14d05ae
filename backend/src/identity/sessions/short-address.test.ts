import { customerOf } from '../../platform/http/customer-address.ts';
import { shortAddress } from './short-address.ts';

describe('a network address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:0db8:0001::7', '2001:db8:1::'],
    ['::1', '0:0:0::'],
    ['', ''],
    ['unknown', ''],
  ])('%s is shown as "%s"', (address, shown) =>
    expect(shortAddress(customerOf({ ip: address }))).toBe(shown),
  );
});

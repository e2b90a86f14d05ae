import { customerAddress } from './customer-address.ts';

describe('a network address', () => {
  it('of version 6 is shared within its /64 network', () => {
    const same = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:DB8:01:0002:ffff::'];
    expect(new Set(same.map(customerAddress))).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(customerAddress('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64');
    expect(customerAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('of version 4 is one customer', () => expect(customerAddress('203.0.113.77')).toBe('203.0.113.77'));
});

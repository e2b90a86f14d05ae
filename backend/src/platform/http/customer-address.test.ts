import { customerOf } from './customer-address.ts';

const addressesOf = (ips: string[]) => [...new Set(ips.map((ip) => customerOf({ ip })))];

describe('a network address', () => {
  it.each([
    [
      'of version 6 is shared by its whole /64 network',
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:DB8:01:0002:ffff::'],
      '2001:db8:1:2::/64',
    ],
    ['of version 6 is another customer in the next network', ['2001:db8:1:3::9'], '2001:db8:1:3::/64'],
    ['of version 6 may name its interface', ['fe80::1%eth0'], 'fe80:0:0:0::/64'],
    ['of version 4 is one customer', ['203.0.113.77'], '203.0.113.77'],
    [
      'is the same one with a port, as some proxies send it',
      ['203.0.113.7', '203.0.113.7:51234', '203.0.113.7:443'],
      '203.0.113.7',
    ],
    [
      'of version 6 is the same one with a port',
      ['2001:db8:1:2::9', '[2001:db8:1:2::9]:51234', '[2001:db8:1:2::9]'],
      '2001:db8:1:2::/64',
    ],
    [
      'of version 4 is the same one in the words of version 6',
      ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'],
      '203.0.113.7',
    ],
    ['that is none makes no customer of its own', ['unknown', '_hidden', '1.2.3.4.5', ''], ''],
  ])('%s', (_, ips, customer) => expect(addressesOf(ips)).toEqual([customer]));
});

import { expect, test } from 'vitest';
import { nameWithoutAddress } from './public-names.ts';

test.each([
  'https://evil.example/win',
  'Asha http://a',
  'ftp://x',
  'www.evil',
  'Click WWW.evil.com now',
  'evil.com',
  'Evil.Com',
  'Win at bit.ly/prize, Asha',
  'x.com',
  'K.in',
  'dr.top',
  'asha@evil.zip',
  'your-prize.lol',
  'a.b.evil.xyz',
  'Asha.Patel',
])('the name %s has a web address, or reads like one', (name) => {
  expect(nameWithoutAddress(name)).toMatch(/without a web address/);
});

test.each([
  'Asha Patel',
  'Dr.Asha Patel',
  'DR. ASHA PATEL',
  'K.L.Rao',
  'K. L. Rao',
  'S.Kumar',
  'Smt.Rukmini',
  'Prof.Om Prakash',
  'Asha P.',
  'S/o Ramesh Bhai',
  "O'Brien-Shah",
  'J.R.R. Tolkien',
  'Ashaben (Paldi)',
  'आशा पटेल',
  'डॉ.आशा',
  'આશા પટેલ',
  'No. 5',
])('the name %s is one', (name) => {
  expect(nameWithoutAddress(name)).toBeUndefined();
});

test('what is no text is for another rule', () => {
  expect([null, undefined, 7].map(nameWithoutAddress)).toEqual([undefined, undefined, undefined]);
});

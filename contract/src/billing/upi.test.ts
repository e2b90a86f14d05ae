import { expect, test } from 'vitest';
import { upiLink } from './upi.ts';

const PAYMENT = {
  upiId: 'tarang.clinic@okbank',
  payee: 'Tarang',
  amount: 1180,
  id: '6743f0a1b2c3d4e5f6071829',
  note: 'INV-2026-0042',
};
const START = 'upi://pay?pa=tarang.clinic@okbank';
const END = '&cu=INR&tr=6743f0a1b2c3d4e5f6071829';

test.each([
  ['all fields', {}, `${START}&pn=Tarang&am=1180.00${END}&tn=INV-2026-0042`],
  ['no note', { note: '' }, `${START}&pn=Tarang&am=1180.00${END}`],
  ['paise', { amount: 0.1, note: '' }, `${START}&pn=Tarang&am=0.10${END}`],
  ['a large sum', { amount: 9_999_999.99, note: '' }, `${START}&pn=Tarang&am=9999999.99${END}`],
  [
    'spaces, signs and Hindi',
    { payee: 'Ayu & Co. = 1', note: 'तरंग 1/2' },
    `${START}&pn=Ayu%20%26%20Co.%20%3D%201&am=1180.00${END}&tn=%E0%A4%A4%E0%A4%B0%E0%A4%82%E0%A4%97%201%2F2`,
  ],
  [
    'an id with signs, too long',
    { id: `TW/26-27/${'9'.repeat(40)}`, note: '' },
    `${START}&pn=Tarang&am=1180.00&cu=INR&tr=TW2627${'9'.repeat(29)}`,
  ],
])('the link for a payment by UPI is written with %s', (_case, over, link) => {
  expect(upiLink({ ...PAYMENT, ...over })).toBe(link);
});

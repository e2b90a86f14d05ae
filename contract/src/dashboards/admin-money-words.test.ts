import { expect, it } from 'vitest';
import {
  cashTakenOutWords,
  changedPriceWords,
  creditWords,
  drawerWords,
  otherPriceWords,
  refundWords,
  reversalWords,
} from './admin-money-words.ts';

const by = 'Nisha Patel';
const day = '2026-11-25';
const at = { date: day, time: '19:30' };

it.each([
  [
    'what is missing in a drawer',
    drawerWords({ difference: -50, at, reason: '' }),
    '₹50.00 too little on 25 Nov 2026, 7:30 PM: nobody has said why',
  ],
  [
    'why there was too much',
    drawerWords({ difference: 20.5, at, reason: 'A tip' }),
    '₹20.50 too much on 25 Nov 2026, 7:30 PM: A tip',
  ],
  [
    'what was credited',
    creditWords({ number: 'CN/26-27/00003', amount: 1200, by, day, why: 'Wrong item', invoice: 'INV-7' }),
    '₹1,200.00 of INV-7 credited by Nisha Patel on 25 Nov 2026 (CN/26-27/00003): Wrong item',
  ],
  [
    'what was paid back',
    refundWords({ number: 'RF/26-27/00001', amount: 500, by, day, why: 'Moved away', mode: 'UPI' }),
    '₹500.00 paid back by Nisha Patel on 25 Nov 2026, UPI (RF/26-27/00001): Moved away',
  ],
  [
    'what was taken back of an earlier day',
    reversalWords({ amount: 900, by, day, why: 'Bounced', mode: 'Bank', paid: '2026-11-20' }),
    '₹900.00 of 20 Nov 2026, Bank, taken back by Nisha Patel on 25 Nov 2026: Bounced',
  ],
  [
    'what was taken out of the drawer',
    cashTakenOutWords({ amount: 300, by, day, why: 'Flowers', reason: 'expense' }),
    '₹300.00 taken out by Nisha Patel on 25 Nov 2026, Expense: Flowers',
  ],
  [
    'what was taken out before a reason was asked for',
    cashTakenOutWords({ amount: 300, by, day, why: '', reason: 'bank' }),
    '₹300.00 taken out by Nisha Patel on 25 Nov 2026, Bank',
  ],
  [
    'what was paid back without a word',
    refundWords({ number: 'RF/26-27/00002', amount: 500, by, day, why: '', mode: 'Cash' }),
    '₹500.00 paid back by Nisha Patel on 25 Nov 2026, Cash (RF/26-27/00002)',
  ],
  [
    'which price was changed',
    changedPriceWords({ name: 'Tulsi', prices: [120, 90], by, at }),
    'Tulsi from ₹120.00 to ₹90.00 by Nisha Patel on 25 Nov 2026, 7:30 PM',
  ],
  [
    'what was sold at another price',
    otherPriceWords({ number: 'INV-8', by, at, lines: [{ name: 'Tulsi', price: 80, usual: 120 }] }),
    'Tulsi at ₹80.00 in place of ₹120.00 in INV-8, made by Nisha Patel on 25 Nov 2026, 7:30 PM',
  ],
])('a row of the admin’s home says %s', (_, words, expected) => {
  expect(words).toBe(expected);
});

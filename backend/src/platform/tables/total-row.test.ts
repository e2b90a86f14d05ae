import { totalName } from './total-row.ts';

it.each([
  'Total',
  'TOTALS:',
  'Grand Total',
  'Sub-total',
  'Sum',
  'Total items',
  'Total stock value =',
  'कुल',
  'कुल योग',
  'जोड़',
  'जोड\u{93c}',
  'योग',
  'કુલ',
  'કુલ સરવાળો',
  'સરવાળો:',
])('A row that begins with %j is one of totals', (name) => {
  expect(totalName(['', name, '12'])).toBe(name.normalize('NFC'));
});

it.each(['Total Vitamin', 'Totally', 'Sumac', 'Subtotal tea', 'કુલફી', 'कुलथी', 'योगराज गुग्गुल', 'Triphala', ''])(
  'A row that begins with %j is none',
  (name) => {
    expect(totalName([name, '12'])).toBeUndefined();
  },
);

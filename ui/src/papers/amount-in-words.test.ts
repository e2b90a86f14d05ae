import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Zero Rupees Only'],
  [0.02, 'Zero Rupees And Two Paise Only'],
  [1.27, 'One Rupee And Twenty Seven Paise Only'],
  [8931.24, 'Eight Thousand Nine Hundred Thirty One Rupees And Twenty Four Paise Only'],
  [123_456, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees Only'],
  [
    98_765_432.1,
    'Nine Crore Eighty Seven Lakh Sixty Five Thousand Four Hundred Thirty Two Rupees And Ten Paise Only',
  ],
])('%d rupees in words, with lakh and crore', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});

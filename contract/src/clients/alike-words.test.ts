import { expect, it } from 'vitest';
import type { AlikeReason } from './alike.ts';
import { alikeWhy } from './alike-words.ts';

it.each<[AlikeReason[], string]>([
  [['phone'], 'Karan Malhotra has this number.'],
  [['birthday'], 'Karan Malhotra has this birthday with a similar name.'],
  [['phone', 'birthday'], 'Karan Malhotra has this number and this birthday with a similar name.'],
])('for %j the desk reads: %s', (why, sentence) => {
  expect(alikeWhy({ name: 'Karan Malhotra', why })).toBe(sentence);
});

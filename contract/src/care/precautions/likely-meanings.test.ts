import { expect, test } from 'vitest';
import { CONTENTS } from '../vocabulary/contents.ts';
import { likelyMeanings } from './likely-meanings.ts';
import { CONDITIONS } from '../vocabulary/conditions.ts';

const of = (text: string) =>
  likelyMeanings(text, [
    ...CONTENTS.map((row) => ({ ...row, sort: 'allergy' as const })),
    ...CONDITIONS.map((row) => ({ ...row, sort: 'condition' as const })),
  ]).map(({ code }) => code);

test.each([
  ['sing', ['peanut']],
  ['penut', ['peanut']],
  ['peanutt', ['peanut']],
  ['paenut', ['peanut']],
  ['severe shrimpp', ['shellfish']],
  ['diabetis', ['diabetes']],
  ['diabtes mellitus', ['diabetes']],
  ['hypothyrod', ['hypothyroid']],
  ['मूंगफलि', ['peanut']],
])('"%s" may well mean %j', (text, codes) => {
  expect(of(text)).toEqual(codes);
});

test.each(['asthma', 'PCOD', 'hives', 'x', '', 'ra', 'milkman', 'sin'])(
  '"%s" brings nothing to mind',
  (text) => {
    expect(of(text)).toEqual([]);
  },
);

test('at most four come to mind', () => {
  expect(of('hypothyroi hyperthyroi diabete epilepsi gou kidne').length).toBeLessThanOrEqual(4);
});

import { describe, expect, it } from 'vitest';
import { sentenceOf, valueOf } from '../../reading/reading.ts';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { readItemLine } from './item-line.ts';

const units = (...names: string[]) => names.map((name) => ({ name, grams: 50 }));
const FOODS = new FoodIndex([
  aFood('Phulka', { names: { en: 'Phulka', hi: 'फुल्का', gu: 'ફૂલકા' }, units: units('piece') }),
  aFood('Bhindi Sabzi', {
    names: { en: 'Bhindi Sabzi', hi: 'भिंडी की सब्ज़ी', gu: 'ભીંડાનું શાક' },
    units: units('bowl', 'katori'),
  }),
  aFood('Dal', { names: { en: 'Dal', hi: 'दाल', gu: 'દાળ' }, units: units('katori') }),
  aFood('Methi Water', { units: units('glass') }),
  aFood('Peanut & Jaggery Chikki', { units: units('piece') }),
  aFood('Vitamin D', { units: units('tablet') }),
]);

function told(typed: string): string {
  const reading = readItemLine(typed, FOODS);
  const line = valueOf(reading);
  if (!line) return `? ${sentenceOf(reading) ?? ''}`;
  const items = line.items.map(({ name, quantity, unit, days, components }) => {
    const foods = components?.map((one) => `${one.name} ${one.quantity} ${one.unit}`).join(' + ');
    return `${foods ?? `${name} ${quantity} ${unit}`}${days === undefined ? '' : `, ${days} days`}`;
  });
  return `${line.place}: ${items.join(' OR ')}`;
}

describe('a line of a meal', () => {
  it.each([
    ['methi water 1 glass', 'next: Methi Water 1 glass'],
    ['methi water', 'next: Methi Water 1 glass'],
    ['unknown thing', 'next: unknown thing 1 piece'],
    [
      '2 phulka & bhindi sabzi 1 bowl & dal ½ katori',
      'next: Phulka 2 piece + Bhindi Sabzi 1 bowl + Dal ½ katori',
    ],
    ['2 phulka&dal', 'next: Phulka 2 piece + Dal 1 katori'],
    ['૨ ફૂલકા & ભીંડાનું શાક 1 bowl', 'next: Phulka 2 piece + Bhindi Sabzi 1 bowl'],
    ['२ फुल्का & दाल ½ कटोरी ३ दिन', 'next: Phulka 2 piece + Dal ½ कटोरी, 3 days'],
    ['2 phulka 3d', 'next: Phulka 2 piece, 3 days'],
    ['2 phulka 3 d', 'next: Phulka 2 piece, 3 days'],
    ['2 phulka ૩ દિવસ', 'next: Phulka 2 piece, 3 days'],
    ['2 phulka 1 day', 'next: Phulka 2 piece, 1 days'],
    ['phulka 10 days', 'next: Phulka 1 piece, 10 days'],
    ['vitamin d', 'next: Vitamin D 1 tablet'],
    ['vitamin d 3d', 'next: Vitamin D 1 tablet, 3 days'],
    ['peanut & jaggery chikki', 'next: Peanut & Jaggery Chikki 1 piece'],
    ['2 peanut & jaggery chikki & dal', 'next: Peanut & Jaggery Chikki 2 piece + Dal 1 katori'],
    ['/ 1 guava', 'alternative: guava 1 piece'],
    ['/1 guava', 'alternative: guava 1 piece'],
    ['= makhana 25 g', 'instead: makhana 25 g'],
    ['=makhana 25g 4d', 'instead: makhana 25 g, 4 days'],
    ['papaya 1 bowl / 1 guava', 'next: papaya 1 bowl OR guava 1 piece'],
    ['papaya 1 bowl 3d / 1 guava / dal', 'next: papaya 1 bowl, 3 days OR guava 1 piece OR Dal 1 katori'],
    ['dal 1/2 katori', 'next: Dal 1/2 katori'],
    ['tea/coffee', 'next: tea/coffee 1 piece'],
    ['', '? Please name a food.'],
    ['/', '? Please name a food.'],
    ['=', '? Please name a food.'],
    ['2 phulka &', '? Please name a food.'],
    ['& dal', '? Please name a food.'],
    ['3d', '? Please name a food.'],
    ['papaya 1 bowl /', '? Please name a food.'],
    ['2 phulka 3d 2d', '? Please write the days once, at the end.'],
    ['phulka 0d', '? Please write the days as a whole number, for example “3d”.'],
    ['phulka 2-3 days', '? Please write the days as a whole number, for example “3d”.'],
    ['phulka 1.5d', '? Please write the days as a whole number, for example “3d”.'],
    ['2 phulka 3d & dal', '? Please write the days once, at the end.'],
    ['papaya 1 / 1 guava', '? Please write a fraction without spaces (1/2), or a unit before the “/”.'],
    ['dal 1,250 katori & 2 phulka', '? 1,250: 1250 or 1.25?'],
    ['dal & dal & dal & dal & dal & dal & dal', '? Please put 2 to 6 foods on a plate.'],
    [
      `${'a'.repeat(120)} & ${'b'.repeat(90)}`,
      '? The foods of this plate have 217 characters together; please use at most 200.',
    ],
    ['x'.repeat(201), '? Please use at most 200 characters for a food.'],
  ])('%s', (typed, expected) => {
    expect(told(typed)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { sentenceOf, valueOf } from '../../reading/reading.ts';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { readTypedFood } from './typed-food.ts';

const units = (...names: string[]) => names.map((name) => ({ name, grams: 50 }));
const FOODS = new FoodIndex([
  aFood('Phulka', {
    names: { en: 'Phulka', hi: 'फुल्का', gu: 'ફૂલકા' },
    aliases: ['roti'],
    units: units('piece'),
  }),
  aFood('Bhindi Sabzi', { aliases: ['bhinda nu shaak'], units: units('bowl', 'katori') }),
  aFood('Moong Dal', { names: { en: 'Moong Dal', hi: 'मूंग दाल', gu: 'મગની દાળ' }, units: units('katori') }),
  aFood('Cup Cake', { units: units('piece') }),
  aFood('Mix 4 Seeds', { units: units('tablespoon') }),
  aFood('Chana', { key: 'chana-1' }),
  aFood('Black Chana', { key: 'chana-2', aliases: ['chana'] }),
]);

function told(typed: string): string {
  const reading = readTypedFood(typed, FOODS);
  const read = valueOf(reading);
  if (!read) return `? ${sentenceOf(reading) ?? ''}`;
  return read.amount ? `${read.name}: ${read.amount.quantity} ${read.amount.unit}` : read.name;
}

describe('a food that is typed with its amount', () => {
  it.each([
    ['2 phulka', 'Phulka: 2 piece'],
    ['phulka 2', 'Phulka: 2 piece'],
    ['phulka', 'Phulka'],
    ['2 roti', 'Phulka: 2 piece'],
    ['2 small rotis', 'small rotis: 2 piece'],
    ['bhindi sabzi 1 bowl', 'Bhindi Sabzi: 1 bowl'],
    ['1 bowl bhindi sabzi', 'Bhindi Sabzi: 1 bowl'],
    ['1 bowl of bhindi sabzi', 'Bhindi Sabzi: 1 bowl'],
    ['BHINDA NU SHAAK 2 katori', 'Bhindi Sabzi: 2 katori'],
    ['moong dal ½ katori', 'Moong Dal: ½ katori'],
    ['moong dal 1/2 katori', 'Moong Dal: 1/2 katori'],
    ['moong dal 1 1/2 katori', 'Moong Dal: 1 1/2 katori'],
    ['half katori moong dal', 'Moong Dal: half katori'],
    ['મગની દાળ ½ વાટકી', 'Moong Dal: ½ વાટકી'],
    ['૨ ફૂલકા', 'Phulka: 2 piece'],
    ['२ फुल्का', 'Phulka: 2 piece'],
    ['do phulka', 'Phulka: 2 piece'],
    ['ek katori moong dal', 'Moong Dal: 1 katori'],
    ['1-2 phulka', 'Phulka: 1-2 piece'],
    ['2 cup cake', 'Cup Cake: 2 piece'],
    ['mix 4 seeds', 'Mix 4 Seeds'],
    ['mix 4 seeds 1 tablespoon', 'Mix 4 Seeds: 1 tablespoon'],
    ['roasted makhana 30 g', 'roasted makhana: 30 g'],
    ['roasted makhana 30g', 'roasted makhana: 30 g'],
    ['30g roasted makhana', 'roasted makhana: 30 g'],
    ['lassi 200ml', 'lassi: 200 ml'],
    ['char magaz ladoo', 'char magaz ladoo'],
    ['vitamin 12 drink', 'vitamin 12 drink'],
    ['chana 1 bowl', 'chana: 1 bowl'],
    ['', '? Please name a food.'],
    ['12', '? Please name a food.'],
    ['makhana 1,250 bowl', '? 1,250: 1250 or 1.25?'],
    ['makhana 1,250 g', 'makhana: 1250 g'],
  ])('%s', (typed, expected) => {
    expect(told(typed)).toBe(expected);
  });

  it('is the food of the catalogue where only one has the name', () => {
    expect(valueOf(readTypedFood('2 phulka', FOODS))?.food).toBe('id-phulka');
    expect(valueOf(readTypedFood('chana', FOODS))).not.toHaveProperty('food');
    expect(valueOf(readTypedFood('unknown thing', FOODS))).not.toHaveProperty('food');
  });
});

import { describe, expect, it } from 'vitest';
import { aFood } from './food-examples.ts';
import { FoodSearch } from './food-search.ts';

const food = (en: string, hi = '', gu = '', aliases: string[] = [], retired = false) =>
  aFood(en, { id: en, names: { en, hi, gu }, aliases, retired });
const FOODS = [
  food('Moong Dal Chilla', '', '', ['pudla', 'moong pudla']),
  food('Moong Dal', 'मूंग दाल', 'મગની દાળ', ['mung dal', 'moong daal']),
  food('Buttermilk', 'छाछ', 'છાશ', ['chaas', 'chhas', 'mattha']),
  food('Butter', 'मक्खन', 'માખણ', ['makhan']),
  food('Chaas Masala'),
  food('Peanut, roasted', 'मूंगफली', 'સિંગદાણા', ['singdana']),
  food('Stir-fried Vegetables'),
  food('Old Butter', '', '', [], true),
];
const search = new FoodSearch(FOODS);
const found = (typed: string) => search.find(typed).map(({ names }) => names.en);

describe('foods are found as one types', () => {
  it.each([
    ['butter', ['Butter', 'Buttermilk']],
    ['BUTTERM', ['Buttermilk']],
    ['dal', ['Moong Dal', 'Moong Dal Chilla']],
    ['chi mo', ['Moong Dal Chilla']],
    ['mung', ['Moong Dal']],
    ['છાશ', ['Buttermilk']],
    ['છા', ['Buttermilk']],
    ['मू', ['Moong Dal', 'Peanut, roasted']],
    ['दाल', ['Moong Dal']],
    ['roasted pea', ['Peanut, roasted']],
    ['peanut roasted', ['Peanut, roasted']],
    ['stir fried', ['Stir-fried Vegetables']],
    [' moong   dal ', ['Moong Dal', 'Moong Dal Chilla']],
    ['pudla', ['Moong Dal Chilla']],
    ['utter', []],
    ['moong butter', []],
    ['', []],
    ['  ', []],
    ['.*(', []],
  ])('%j finds %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('by their names before the aliases of others', () => {
    expect(found('chaas')).toEqual(['Chaas Masala', 'Buttermilk']);
  });

  it('up to a number, the retired ones only when they are asked for', () => {
    expect(search.find('m', 2)).toHaveLength(2);
    expect(new FoodSearch(FOODS, true).find('old').map(({ id }) => id)).toEqual(['Old Butter']);
    expect(found('old')).toEqual([]);
  });
});

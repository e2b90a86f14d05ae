import { SNACK_CHOICES } from '@clinic/contract/constants';
import { MEAL_SUGGESTIONS } from '@clinic/contract/care/diet-plans/meal-suggestions';
import { SUBSTANCE_WORDS } from '@clinic/contract/care/vocabulary/substances';
import { wordList } from '@clinic/contract/care/words/table-words';
import { foodDoubt } from '@clinic/contract/care/foods/food-doubts';
import { foodProblems } from '@clinic/contract/care/foods/food-rules';
import { namesOf } from '@clinic/contract/care/foods/food-index';
import { gramsOf } from '@clinic/contract/care/foods/item-grams';
import { shippedIndex } from '../../../../test/shipped-index.ts';
import { shippedFoods } from './shipped-foods.ts';

const FOODS = shippedFoods();
const index = shippedIndex();
const SUGGESTIONS = Object.values(MEAL_SUGGESTIONS).flat();
const SUGGESTED = [...new Set(SUGGESTIONS.map(({ name }) => name))];

/** Gujarati and Indian dishes beyond what the plans suggest. */
const SIXTY = wordList(
  'Khandvi, Undhiyu, Bhakri, Rotlo, Thepla, Handvo, Dhokla, Patra, Dal dhokli, Chaas, Sev tameta',
  'Dudhi na muthiya, Khichdi kadhi, Rotli, Puri, Shrikhand, Mohanthal, Fafda, Gathiya, Chakri, Lapsi',
  'Sukhdi, Pav bhaji, Khaman, Sev khamani, Khichu, Panki, Locho, Methi na muthiya, Dabeli, Vada pav',
  'Puran poli, Basundi, Dudhpak, Churma na ladu, Adadiya, Ringan no olo, Bharela ringan',
  'Bhinda nu shaak, Dudhi nu shaak, Guvar nu shaak, Choli nu shaak, Tindola nu shaak, Kobi no sambharo',
  'Papaya no sambharo, Saragva nu shaak, Mag nu shaak, Osaman, Math nu shaak, Val nu shaak, Trevti dal',
  'Vagharelo bhat, Fada ni khichdi, Chevdo, Sev mamra, Til chikki, Moraiyo khichdi, Farali chevdo',
  'Rajgira puri, Chole bhature, Masala dosa, Samosa, Paneer butter masala, Dal makhani, Aloo paratha',
  'Gajar halwa, Sabudana vada, Ukalo',
);

test('The clinic begins with more than a thousand foods, each with a key of its own', () => {
  const dishes = FOODS.filter(({ kind }) => kind === 'dish');
  expect(FOODS.length).toBeGreaterThanOrEqual(1000);
  expect(dishes.length).toBeGreaterThanOrEqual(400);
  expect(new Set(FOODS.map(({ key }) => key)).size).toBe(FOODS.length);
});

test('No food has values that cannot be right', () => {
  expect(FOODS.filter((food) => foodDoubt(food)).map(({ key }) => key)).toEqual([]);
});

test('A name or an alias belongs to one food', () => {
  const owners = new Map<string, string[]>();
  for (const food of FOODS) {
    for (const name of namesOf(food)) owners.set(name, [...(owners.get(name) ?? []), food.key]);
  }
  expect([...owners].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

test('Every food is one that a doctor could save', () => {
  const wrong = FOODS.map((food) => ({ key: food.key, problems: foodProblems(food) }));
  expect(wrong.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test.each([
  ['the 121 names that the plans suggest', SUGGESTED, 121],
  ['the nine snacks', SNACK_CHOICES, 9],
  ['60 dishes beyond them', SIXTY, 60],
] as const)('Of %s each has a composition, a unit, and names in three scripts', (_, names, count) => {
  expect(new Set(names).size).toBeGreaterThanOrEqual(count);
  for (const name of names) {
    const food = index.named(name);
    expect({ name, known: food !== undefined }).toEqual({ name, known: true });
    expect({ name, kcal: typeof food?.per100.kcal }).toEqual({ name, kcal: 'number' });
    expect({ name, units: (food?.units.length ?? 0) > 0 }).toEqual({ name, units: true });
    const { en = '', hi = '', gu = '' } = food?.names ?? {};
    expect({ name, en: /\p{Script=Latin}/u.test(en) }).toEqual({ name, en: true });
    expect({ name, hi: /\p{Script=Devanagari}/u.test(hi) }).toEqual({ name, hi: true });
    expect({ name, gu: /\p{Script=Gujarati}/u.test(gu) }).toEqual({ name, gu: true });
    const isTold = food?.kind === 'ingredient' || food?.method !== '';
    expect({ name, isTold }).toEqual({ name, isTold: true });
  }
});

test('All foods have their names in three scripts', () => {
  const odd = FOODS.filter(
    ({ names }) => !/\p{Script=Devanagari}/u.test(names.hi) || !/\p{Script=Gujarati}/u.test(names.gu),
  );
  expect(odd.map(({ key }) => key)).toEqual([]);
});

test('What the plans suggest weighs something, in the unit that they suggest, without an estimate', () => {
  const unknown = SUGGESTIONS.filter((item) => gramsOf(item, index.named(item.name))?.estimate !== false);
  expect(unknown).toEqual([]);
});

test('Herbs are codes that the planChecks know', () => {
  const codes: string[] = SUBSTANCE_WORDS.map(({ code }) => code);
  const unknown = FOODS.flatMap(({ key, herbs }) => herbs.map((herb) => `${key}: ${herb}`)).filter(
    (one) => !codes.includes(one.split(': ')[1] ?? ''),
  );
  expect(unknown).toEqual([]);
});

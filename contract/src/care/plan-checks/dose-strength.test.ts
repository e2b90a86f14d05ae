import { expect, it, test } from 'vitest';
import { strengthsOf } from './dose-strength.ts';
import { amountText } from './upper-level-checks.ts';
import { dose } from './plan-check-examples.ts';

/** Writes a strength as "vitaminD 2,000 IU", or why it is unknown. */
const told = (name: string, quantity = '', notes = '', morning = 1) =>
  strengthsOf(dose(name, { quantity, notes, morning }))
    .map(
      ({ nutrient, micrograms, why }) =>
        `${nutrient.code} ${micrograms === null ? (why ?? '') : amountText(nutrient, micrograms)}`,
    )
    .toSorted();

test.each([
  ['Vitamin D3 2,000 IU', '', ['vitaminD 2,000 IU']],
  ['Vitamin D3 2,000 IU', '60 tablets', ['vitaminD 2,000 IU']],
  ['Vitamin D3', '60000 IU', ['vitaminD 60,000 IU']],
  ['Vitamin D3', '1,00,000 IU', ['vitaminD 1,00,000 IU']],
  ['Vitamin D3', '૬૦,૦૦૦ IU', ['vitaminD 60,000 IU']],
  ['विटामिन डी', '६०००० I.U.', ['vitaminD 60,000 IU']],
  ['D3 60K', '', ['vitaminD 60,000 IU']],
  ['Vitamin D3 60,000 IU + zinc 12,5 mg', '', ['vitaminD 60,000 IU', 'zinc 12.5 mg']],
  ['Folic acid', '0,400 mg', ['folicAcid 400 µg']],
  ['Vitamin D3 60 000 IU', '', ['vitaminD 60,000 IU']],
  ['Vitamin D3 25 mcg (1000 IU)', '', ['vitaminD 1,000 IU']],
  ['Vitamin D3 25mcg/1000IU', '', ['vitaminD 1,000 IU']],
  ['Vitamin C', '500 mg', ['vitaminC 500 mg']],
  ['Vitamin C', '1 g', ['vitaminC 1,000 mg']],
  ['Vitamin C', '500 mg tablet', ['vitaminC 500 mg']],
  ['Vitamin C', '1½ g', ['vitaminC 1,500 mg']],
  ['Calcium 500 mg + D3 1,000 IU', '', ['calcium 500 mg', 'vitaminD 1,000 IU']],
  ['Calcium 500 mg D3 1000 IU', '', ['calcium 500 mg', 'vitaminD 1,000 IU']],
  ['Shelcal', 'Calcium 500 mg + D3 250 IU', ['calcium 500 mg', 'vitaminD 250 IU']],
  ['Vitamin D3 2000IU/ K2 100mcg', '', ['vitaminD 2,000 IU', 'vitaminK 100 µg']],
  ['Omega 3 1000 mg + Vitamin E 10 mg', '', ['vitaminE 10 mg']],
  ['Calcium carbonate 1250 mg eq. to elemental calcium 500 mg', '', ['calcium 500 mg']],
  ['Calcium citrate, 250 mg elemental', '', ['calcium 250 mg']],
  ['Folic acid 5 mg', '', ['folicAcid 5,000 µg']],
  ['Vitamin E 400 IU', '', ['vitaminE 364 mg']],
  ['Natural vitamin E 400 IU', '', ['vitaminE 267 mg']],
  ['Vitamin B12 1500 mcg', '', ['vitaminB12 1,500 µg']],
  ['Zinc 10 mg D3 1000 IU', '', ['vitaminD 1,000 IU', 'zinc 10 mg']],
  ['Vitamin C 500 mg; zinc 10 mg', '', ['vitaminC 500 mg', 'zinc 10 mg']],
  ['Vitamin C 500 mg & zinc 10 mg', '', ['vitaminC 500 mg', 'zinc 10 mg']],
  ['Zinc 10 mg / vitamin C', '500 mg', ['vitaminC none', 'zinc 10 mg']],
  ['Vitamin C, 500 mg', '', ['vitaminC 500 mg']],
  ['Vitamin D3,', '60,000 IU', ['vitaminD 60,000 IU']],
  ['Vitamin D3 1000 IU/tab', '', ['vitaminD 1,000 IU']],
  ['Vitamin C', '500 mg, 60 tablets', ['vitaminC 500 mg']],
  ['Vitamin C', '1 tablet of 500 mg each', ['vitaminC 500 mg']],
  ['Vitamin C', 'એક 500 mg', ['vitaminC 500 mg']],
  ['Vitamin C as sodium ascorbate 500 mg', '', ['vitaminC 500 mg']],
  ['D-alpha tocopherol 400 IU', '', ['vitaminE 267 mg']],
  ['Vitamin E RRR', '400 IU', ['vitaminE 267 mg']],
  ['Natural vitamin E 400 mg', '', ['vitaminE 400 mg']],
])('%s, "%s" is %j', (name, quantity, said) => {
  expect(told(name, quantity)).toEqual(said);
});

test.each([
  ['Vitamin D3', '60 tablets', ['vitaminD none']],
  ['Vitamin D3', '½ teaspoon', ['vitaminD none']],
  ['Vitamin D3', '', ['vitaminD none']],
  ['Calcium powder', '100 g', ['calcium none']],
  ['Vitamin D3 2,000 IU', '1,000 IU', ['vitaminD differ']],
  ['Vitamin D3 1,000 IU 2,000 IU', '', ['vitaminD differ']],
  ['Calcium carbonate 1250 mg', '', ['calcium salt']],
  ['Ferrous sulphate', '200 mg', ['iron salt']],
  ['Zinc gluconate 50 mg', '', ['zinc salt']],
  ['Calcium D3 500 mg', '', ['calcium several', 'vitaminD several']],
  ['Calcium with D3', '500 mg', ['calcium none', 'vitaminD none']],
  ['Vitamin C + Zinc 500 mg + 10 mg', '', ['vitaminC none', 'zinc differ']],
  ['Vitamin A + Fish oil 1000 mg', '', ['vitaminA none']],
  ['Vitamin D3 drops 400 IU/ml', '', ['vitaminD several']],
  ['Vitamin C 500-1000 mg', '', ['vitaminC several']],
  ['Vitamin C 1.250,00 mg', '', ['vitaminC several']],
  ['Vitamin C', '2 x 500 mg', ['vitaminC several']],
  ['Vitamin D3 500 mg', '99999999999999999999999 IU', ['vitaminD several']],
  ['Vitamin C', '500 mg rose hips', ['vitaminC none']],
  ['Vitamin C 500 IU', '', ['vitaminC several']],
  ['Vitamin C 500 mg 500 IU', '', ['vitaminC differ']],
  ['Vitamin K2 60k', '', ['vitaminK none']],
  ['Vitamin A + Fish oil', '1000 mg', ['vitaminA none']],
  ['Calcium D3', '500 mg', ['calcium several', 'vitaminD several']],
  ['500 mg calcium 10 mg zinc', '', ['calcium several', 'zinc several']],
  ['Calcium 500 mg, zinc 10 mg magnesium', '', ['calcium 500 mg', 'magnesium several', 'zinc several']],
  ['Vitamin C 500 mg zinc 10 mg vitamin C', '', ['vitaminC several', 'zinc several']],
  ['Calcium carbonate', '', ['calcium none']],
  ['Calcium carbonate 1250 mg, elemental', '', ['calcium salt']],
  ['Remedy X', '60 tablets', []],
  ['Remedy X', '500 mg', []],
])('%s, "%s" is not known: %j', (name, quantity, said) => {
  expect(told(name, quantity)).toEqual(said);
});

test.each([
  ['what is not written in one place, in the other', 'Vitamin C + vitamin C 500 mg', '', 'vitaminC 500 mg'],
  ['nor the other way round', 'Vitamin C 500 mg + vitamin C', '', 'vitaminC 500 mg'],
  ['the element counts, not its salt', 'Calcium carbonate 1250 mg + calcium 500 mg', '', 'calcium 500 mg'],
  ['also behind it', 'Calcium 500 mg + calcium carbonate 1250 mg', '', 'calcium 500 mg'],
  ['also in the quantity', 'Calcium carbonate 1250 mg', '500 mg elemental', 'calcium 500 mg'],
  ['and before the salt’s weight', 'Calcium citrate', '500 mg elemental (2380 mg)', 'calcium 500 mg'],
  ['and in the name', 'Elemental calcium', '500 mg', 'calcium 500 mg'],
  ['two salts are no strength', 'Zinc gluconate 50 mg', 'zinc citrate 30 mg', 'zinc salt'],
  ['a rounded strength is the same', 'Vitamin D3 1,000 IU', '26 mcg', 'vitaminD 1,000 IU'],
  ['another one differs', 'Vitamin D3 1,000 IU', '27 mcg', 'vitaminD differ'],
  ['a doubt stays', 'Vitamin C 500-1000 mg', '500 mg', 'vitaminC several'],
  ['wherever it is', 'Vitamin C 500 mg', '500-1000 mg', 'vitaminC several'],
  ['and so does a difference', 'Vitamin C 500 mg 250 mg', '500 mg', 'vitaminC differ'],
])('of a strength that is written twice, %s: %s, "%s"', (_what, name, quantity, said) => {
  expect(told(name, quantity)).toEqual([said]);
});

test.each([
  ['Vitamin C', '500 mg', true],
  ['Shelcal', 'Calcium 500 mg', true],
  ['Calcium carbonate 1250 mg', '500 mg elemental', true],
  ['Vitamin C 500 mg', '', false],
  ['Vitamin C 500 mg', '500 mg', false],
  ['Vitamin C', '60 tablets', false],
  ['Vitamin C', '250-500 mg', false],
])('of %s, "%s" the strength stands in the quantity alone: %j', (name, quantity, isGiven) => {
  const doses = strengthsOf(dose(name, { quantity, morning: 1 }));
  expect(doses.map(({ ofQuantity }) => ofQuantity)).toEqual([isGiven]);
});

test.each([
  'once a week',
  'weekly',
  'Sunday',
  'alternate days',
  'every 15 days',
  'SOS',
  'અઠવાડિયે એક',
  'हफ्ते में एक',
  'not once a week, daily',
])('a dose that is taken "%s" is what its counts say', (notes) => {
  expect(told('Vitamin D3 60,000 IU', '', notes)).toEqual(['vitaminD 60,000 IU']);
});

it('a duration is no rhythm, and without a count nothing is taken', () => {
  expect(told('Vitamin D3 60,000 IU', '', 'for 8 weeks')).toEqual(['vitaminD 60,000 IU']);
  expect(told('Vitamin D3 60,000 IU', '', '', 0)).toEqual(['vitaminD count']);
});

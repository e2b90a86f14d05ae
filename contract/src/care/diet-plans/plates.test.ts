import { describe, expect, it } from 'vitest';
import { numbersOfItem, unknownNames } from '../foods/day-numbers.ts';
import { aFood } from '../foods/food-examples.ts';
import { FoodIndex } from '../foods/food-index.ts';
import { itemsOf } from '../plan-checks/plan-items.ts';
import { foodKeysOf } from '../plan-checks/food-keys.ts';
import { readDietPlanBody } from './diet-plan-reading.ts';
import { readTemplate, templateOf } from './diet-plan-template.ts';
import { choicesText, itemText } from './diet-plan-words.ts';
import type { DietWeek } from './diet-plans.ts';
import type { PlateComponent } from './plates.ts';

const PHULKA = { name: 'Phulka', quantity: 2, unit: 'piece', food: 'a'.repeat(24) };
const SABZI = { name: 'Bhindi Sabzi', quantity: 1, unit: 'bowl' };
const NAME = '2 Phulka & Bhindi Sabzi, 1 bowl';
const ITEM = 'weeks.0.mealPlan.0.itemGroups.0.0';

const body = (components: unknown, more: object = {}) => ({
  weeks: [
    {
      mealPlan: [{ mealType: 'Lunch', mealTime: '13:00', itemGroups: [[{ days: 7, components, ...more }]] }],
    },
  ],
});
function weeksWith(components: PlateComponent[]): DietWeek[] {
  const reading = readDietPlanBody(body(components));
  if (!reading.ok) throw new Error(JSON.stringify(reading.details));
  return reading.weeks;
}
const itemIn = ([week]: DietWeek[]) => week!.mealPlan[0]!.itemGroups[0]![0]!;
const problemsOf = (components: unknown) => {
  const reading = readDietPlanBody(body(components));
  return reading.ok ? {} : reading.details;
};
const FOODS = new FoodIndex([
  aFood('Phulka', { id: PHULKA.food, per100: { kcal: 300, iron: 2 }, units: [{ name: 'piece', grams: 30 }] }),
  aFood('Bhindi Sabzi', { per100: { kcal: 100 }, units: [{ name: 'bowl', grams: 150 }] }),
]);
const plansWith = (diet: DietWeek[]) => ({ diet, vitamin: [], herbs: [], snacks: [] });

describe('a plate', () => {
  it('is named by its foods, whatever the body calls it', () => {
    const sent = body([PHULKA, SABZI], { name: 'Thali', quantity: 3, unit: 'bowl', food: 'b'.repeat(24) });
    expect(readDietPlanBody(sent)).toMatchObject({ ok: true });
    const reading = readDietPlanBody(sent);
    expect(reading.ok && itemIn(reading.weeks)).toEqual({
      days: 7,
      name: NAME,
      quantity: 1,
      unit: 'plate',
      components: [PHULKA, SABZI],
    });
  });

  it.each([
    ['null', null],
    ['left out', undefined],
  ])('is none where its foods are %s', (_what, components) => {
    const item = { name: 'Poha', quantity: 1, unit: 'bowl' };
    const reading = readDietPlanBody(body(components, item));
    expect(reading.ok && itemIn(reading.weeks)).toEqual({ days: 7, ...item });
  });

  it.each([
    ['one food', [SABZI], 'components', 'Please put 2 to 6 foods on a plate.'],
    ['no food', [], 'components', 'Please put 2 to 6 foods on a plate.'],
    ['seven foods', Array.from({ length: 7 }, () => SABZI), 'components', 'Please use at most 6 entries.'],
    ['no list', 'all', 'components', 'Please send a list.'],
    ['a food that is none', [SABZI, 'dal'], 'components.1', 'Please send an object.'],
    [
      'names that are long together',
      [SABZI, { ...SABZI, name: 'x'.repeat(180) }],
      'components',
      'The foods of this plate have 211 characters together; please use at most 200.',
    ],
  ])('of %s is refused', (_what, components, path, sentence) => {
    expect(problemsOf(components)).toHaveProperty([`${ITEM}.${path}`], [sentence]);
  });

  it('is said by its name alone, in another language by the names of its foods there', () => {
    const item = itemIn(weeksWith([PHULKA, SABZI]));
    expect(itemText(item)).toBe(NAME);
    const food = ({ name }: { name: string }) => (name === 'Phulka' ? 'ફૂલકા' : name);
    const unit = (typed: string) => (typed === 'bowl' ? 'બાઉલ' : typed);
    expect(choicesText([item, SABZI], { food, unit, or: 'અથવા' })).toBe(
      '2 ફૂલકા & Bhindi Sabzi, 1 બાઉલ અથવા Bhindi Sabzi, 1 બાઉલ',
    );
  });

  it('is counted by its foods, and not where one of them is unknown', () => {
    const known = numbersOfItem(itemIn(weeksWith([PHULKA, SABZI])), FOODS);
    expect(known.kcal).toEqual({ from: 330, to: 330 });
    expect(known.iron).toBeNull();
    const weeks = weeksWith([PHULKA, { name: 'Dal', quantity: 1, unit: 'bowl' }]);
    expect(numbersOfItem(itemIn(weeks), FOODS).kcal).toBeNull();
    expect(unknownNames(weeks, FOODS)).toEqual(['Dal']);
  });

  it('is checked by its foods, at its own place', () => {
    const plans = plansWith(weeksWith([PHULKA, SABZI]));
    const items = itemsOf(plans, FOODS);
    const place = { plan: 'diet', week: 0, meal: 0, group: 0, item: 0 };
    expect(items.map(({ name, portions }) => [name, portions[0]?.places])).toEqual([
      ['Phulka', [place]],
      ['Bhindi Sabzi', [place]],
    ]);
    expect(foodKeysOf(plans, { facts: [], added: [], notChecked: [] })).toEqual(
      expect.arrayContaining([PHULKA.food, 'phulka', 'bhindi sabzi']),
    );
  });

  it('goes into a file without ids, which a release without plates reads by its name', () => {
    const file = templateOf(weeksWith([PHULKA, SABZI]));
    const { food: _food, ...phulka } = PHULKA;
    expect(itemIn(file.weeks)).toEqual({
      days: 7,
      name: NAME,
      quantity: 1,
      unit: 'plate',
      components: [phulka, SABZI],
    });
    expect(readTemplate(JSON.stringify(file))).toEqual({ ok: true, weeks: file.weeks });
  });
});

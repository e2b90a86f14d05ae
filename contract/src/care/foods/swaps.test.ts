import { describe, expect, it, test } from 'vitest';
import type { MealType } from '../../constants.ts';
import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { aFood, type SomeFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { swapsFor, withSwap, type SwapPlace } from './swaps.ts';

const per = (kcal: number, protein: number | null, unit: string, more: SomeFood = {}): SomeFood => ({
  // A unit of 100 g has the values of 100 g.
  units: [{ name: unit, grams: 100 }],
  diet: 'vegan',
  ...more,
  per100: { kcal, protein },
});
const FOODS = new FoodIndex([
  aFood('Moong Dal', per(130, 7, 'bowl', { diet: 'vegetarian' })),
  aFood('Toor Dal', per(150, 6, 'bowl')),
  aFood('Rajma', per(240, 11, 'bowl')),
  aFood('Kadhi', per(120, 5, 'bowl', { diet: 'vegetarian' })),
  aFood('Bhindi Sabzi', per(165, 4, 'bowl')),
  aFood('Phulka', per(78, 3, 'piece')),
  aFood('Jowar Roti', per(116, 3, 'piece')),
  aFood('Grilled Fish', per(150, 16, 'piece', { diet: 'meat' })),
  aFood('Kachumber Salad', per(30, 1, 'bowl')),
  aFood('Masala Buttermilk', per(150, 30, 'glass', { herbs: ['methi'] })),
  aFood('Curd', per(150, 20, 'bowl', { retired: true })),
  aFood('Vegetable Poha', per(340, 6, 'bowl')),
  aFood('Idli', per(58, 2, 'piece')),
  aFood('Oats Porridge', per(185, 8, 'bowl')),
  aFood('Daliya Upma', per(220, null, 'bowl')),
  aFood('House Handvo', per(345, 9, 'piece')),
  aFood('Copper Vessel Water', per(0, 0, 'glass')),
]);
const item = (name: string, quantity: number | string, unit: string): MealItem => ({
  days: 7,
  name,
  quantity,
  unit,
});
const week = (...meals: [MealType, ...MealItem[]][]): DietWeek => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan: meals.map(([mealType, ...items]) => ({
    mealType,
    mealTime: '13:00',
    itemGroups: items.map((one) => [one]),
  })),
});
const free = () => true;
const lunchOf = (food: string): SwapPlace => ({ food, week: 0, mealType: 'Lunch' });

interface Asked {
  weeks: readonly DietWeek[];
  at: SwapPlace;
  isFree?: Parameters<typeof swapsFor>[0]['isFree'];
}
const said = ({ weeks, at, isFree = free }: Asked) => {
  const found = swapsFor({ weeks, at, foods: FOODS, isFree });
  if ('sentence' in found) return found.sentence;
  return found.swaps.map(
    ({ portion: { quantity, unit, name }, kcal, protein, meals }) =>
      `${quantity} ${unit} ${name}: ${kcal} kcal, ${protein} g, ${meals}`,
  );
};

describe('the swaps of a food', () => {
  test.each<[string, DietWeek, SwapPlace, string[] | string]>([
    [
      'a dal: its own energy in halves, by protein, no fish for one who eats none, no herbs, none that is retired',
      week(['Lunch', item('Toor Dal', 1, 'bowl')]),
      lunchOf('Toor Dal'),
      ['2 piece Phulka: 156 kcal, 6 g, 1', '1 bowl Bhindi Sabzi: 165 kcal, 4 g, 1'],
    ],
    [
      'a fish: dishes of a stricter kind too',
      week(['Lunch', item('Grilled Fish', 1, 'piece')]),
      lunchOf('Grilled Fish'),
      [
        '2 piece Phulka: 156 kcal, 6 g, 1',
        '1 bowl Toor Dal: 150 kcal, 6 g, 1',
        '1 bowl Bhindi Sabzi: 165 kcal, 4 g, 1',
      ],
    ],
    [
      'a roti of a plate: nothing that the plate has already',
      week([
        'Lunch',
        {
          ...item('2 Phulka & Toor Dal, 1 bowl', 1, 'plate'),
          components: [
            { name: 'Phulka', quantity: 2, unit: 'piece' },
            { name: 'Toor Dal', quantity: 1, unit: 'bowl' },
          ],
        },
      ]),
      lunchOf('phulka'),
      ['1 bowl Bhindi Sabzi: 165 kcal, 4 g, 1'],
    ],
    [
      'a breakfast: what the plan itself eats in this meal counts as its food, unknown protein is the least',
      week(['Breakfast', item('Vegetable Poha', 1, 'bowl'), item('House Handvo', 1, 'piece')]),
      { food: 'House Handvo', week: 0, mealType: 'Breakfast' },
      ['2 bowl Oats Porridge: 370 kcal, 16 g, 1', '1.5 bowl Daliya Upma: 330 kcal, null g, 1'],
    ],
    [
      'a food that the catalogue does not have',
      week(['Lunch', item('Manna', 1, 'bowl')]),
      lunchOf('Manna'),
      'The energy of Manna is not known, so nothing can be found that gives as much.',
    ],
    [
      'water',
      week(['Lunch', item('Copper Vessel Water', 1, 'glass')]),
      lunchOf('Copper Vessel Water'),
      'The energy of Copper Vessel Water is not known, so nothing can be found that gives as much.',
    ],
    [
      'a heap of salad: only as much as twice what is usual',
      week(['Lunch', item('Rajma', '½', 'bowl')]),
      lunchOf('Rajma'),
      [
        '1 bowl Moong Dal: 130 kcal, 7 g, 1',
        '1 bowl Kadhi: 120 kcal, 5 g, 1',
        '1.5 piece Phulka: 117 kcal, 4.5 g, 1',
        '1 piece Jowar Roti: 116 kcal, 3 g, 1',
      ],
    ],
  ])('%s', (_what, weeks, at, swaps) => {
    expect(said({ weeks: [weeks], at })).toEqual(swaps);
  });

  it('are free foods, each asked in the weeks that have it', () => {
    const weeks = [week(['Lunch', item('Toor Dal', 1, 'bowl')])];
    const isFree = (weeksWithIt: readonly DietWeek[]) => !JSON.stringify(weeksWithIt).includes('Phulka');
    expect(said({ weeks, at: lunchOf('Toor Dal'), isFree })).toEqual([
      '1 bowl Bhindi Sabzi: 165 kcal, 4 g, 1',
    ]);
    expect(said({ weeks, at: lunchOf('Toor Dal'), isFree: () => false })).toBe(
      'No food of lunch that gives about 150 kcal is free of findings and fully checked.',
    );
  });

  it('are counted for all meals where a half fits, unless they are not free there', () => {
    const weeks = [
      week(['Lunch', item('Toor Dal', 1, 'bowl')], ['Dinner', item('Toor Dal', 2, 'bowl')]),
      // A third of a bowl has no half of a phulka.
      week(['Lunch', item('Toor Dal', '⅓', 'bowl')]),
    ];
    const at = lunchOf('Toor Dal');
    const phulka = ' kcal, 6 g, ';
    expect(said({ weeks, at })[0]).toBe(`2 piece Phulka: 156${phulka}2`);
    const isFree = (_weeks: readonly DietWeek[], eaten: readonly { quantity: number | string }[]) =>
      eaten.every(({ quantity }) => quantity !== 4);
    expect(said({ weeks, at, isFree })[0]).toBe(`2 piece Phulka: 156${phulka}1`);
  });
});

describe('a taken swap', () => {
  const weeks = [
    week(['Lunch', item('Toor Dal', 1, 'bowl')], ['Dinner', item('toor dal', 2, 'bowl')]),
    week(['Lunch', item('Toor Dal', '⅓', 'bowl')]),
  ];
  const by = FOODS.named('Phulka')!;
  const names = (after: readonly DietWeek[]) =>
    after.map(({ mealPlan }) =>
      mealPlan.map(({ itemGroups }) =>
        itemGroups.map(([one]) => `${one?.quantity} ${one?.name} ${one?.food}`),
      ),
    );
  it('stands in its own meal only', () => {
    const after = withSwap(weeks, { of: 'Toor Dal', by, at: lunchOf('Toor Dal'), foods: FOODS });
    expect(names(after)).toEqual([
      [[`2 Phulka ${by.id}`], ['2 toor dal undefined']],
      [['⅓ Toor Dal undefined']],
    ]);
  });
  it('stands in all meals, in each with the energy of what it replaces; where no half fits, the food stays', () => {
    const after = withSwap(weeks, { of: 'Toor Dal', by, at: null, foods: FOODS });
    expect(names(after)).toEqual([
      [[`2 Phulka ${by.id}`], [`4 Phulka ${by.id}`]],
      [['⅓ Toor Dal undefined']],
    ]);
  });
});

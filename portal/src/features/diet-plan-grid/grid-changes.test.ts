import { groupDays } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { readItemLine } from '@clinic/contract/care/foods/item-line';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { valueOf } from '@clinic/contract/reading/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedPlan, savedWeeks, type EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { applied, startHistory, undone, type PlanHistory } from '../diet-plan-editing/plan-history.ts';
import { openedMeal } from '../diet-plan-meals/open-meal.ts';
import { readBlock, textOf } from './cell-text.ts';
import {
  cleared,
  copied,
  pasted,
  spread,
  stepOf,
  withLine,
  type Block,
  type Changed,
} from './grid-changes.ts';
import { cellsIn, spanOf, type CellPlace, type Span } from './grid-place.ts';

const FOODS = new FoodIndex([
  aFood('Phulka', { units: [{ name: 'piece', grams: 30 }] }),
  aFood('Dal', { units: [{ name: 'katori', grams: 150 }] }),
]);
const SEED = 20_261_130;

const planOf = (...days: number[]): EditedPlan =>
  editedPlan({
    notes: '',
    weeks: days.map((totalDays, at) => ({
      weekNumber: at + 1,
      title: `Week ${at + 1}`,
      totalDays,
      mealPlan: [],
    })),
  });
const cellAt = (plan: EditedPlan, week: number, type: MealType): CellPlace => ({
  week: plan.weeks[week]?.key ?? '',
  type,
});
const done = (changed: Changed): EditedPlan => {
  if ('problem' in changed) throw new Error(changed.problem);
  return changed.plan;
};
const typed = (plan: EditedPlan, cell: CellPlace, text: string): Changed => {
  const line = valueOf(readItemLine(text, FOODS));
  if (!line) throw new Error(`"${text}" cannot be read`);
  return withLine(plan, cell, line);
};
const mealOf = (plan: EditedPlan, week: number, type: MealType) =>
  plan.weeks[week]?.mealPlan.find(({ mealType }) => mealType === type);
const itemsOf = (plan: EditedPlan, week: number, type: MealType): string =>
  (mealOf(plan, week, type)?.itemGroups ?? [])
    .map((group: MealItem[]) => group.map(({ name, days }) => `${name} ${days}d`).join(' + '))
    .join(' / ');

describe('a change of the grid', () => {
  it('gives a new meal the time of the same meal in this plan, else the usual one', () => {
    const plan = planOf(7, 7);
    const first = done(typed(plan, cellAt(plan, 0, 'Lunch'), 'dal'));
    expect(mealOf(first, 0, 'Lunch')?.mealTime).toBe('13:30');
    const later = {
      ...first,
      weeks: first.weeks.map((week) => ({
        ...week,
        mealPlan: week.mealPlan.map((meal) => ({ ...meal, mealTime: '14:15' })),
      })),
    };
    expect(mealOf(done(typed(later, cellAt(plan, 1, 'Lunch'), 'dal')), 1, 'Lunch')?.mealTime).toBe('14:15');
  });

  it('pastes into the days of the week: cut at the end, or the last item lasts longer', () => {
    const plan = planOf(7, 4, 10);
    const from = cellAt(plan, 0, 'Lunch');
    const two = done(typed(done(typed(plan, from, '2 phulka 5d')), from, 'dal'));
    const block = copied(two, [[from]]);
    const row = [[cellAt(plan, 1, 'Dinner'), cellAt(plan, 2, 'Dinner')]];
    const after = done(pasted(two, row, block));
    expect(itemsOf(after, 1, 'Dinner')).toBe('Phulka 4d');
    expect(itemsOf(after, 2, 'Dinner')).toBe('Phulka 5d + Dal 5d');
    expect(mealOf(after, 1, 'Dinner')?.mealTime).toBe('20:00');
  });

  it('names what it replaced, many meals by their number', () => {
    const plan = planOf(7, 7, 7, 7, 7);
    const all = cellsIn({ top: 3, bottom: 3, left: 0, right: 4 }, plan.weeks);
    const full = all.flat().reduce((now, cell) => done(typed(now, cell, 'dal')), plan);
    const fresh = done(typed(full, cellAt(plan, 0, 'Lunch'), '= 2 phulka'));
    const keys = plan.weeks.map(({ key }) => key);
    const changed = spread(fresh, ['Lunch'], keys[0] ?? '', keys.slice(1));
    if ('problem' in changed) throw new Error(changed.problem);
    expect(stepOf('Lunch filled', changed.replaced)).toEqual({
      label: 'Lunch filled, in place of what stood in 4 meals',
      announced: true,
    });
    expect(stepOf('Lunch filled', changed.replaced.slice(0, 2)).label).toBe(
      'Lunch filled, in place of what stood in Lunch of Week 2 and Lunch of Week 3',
    );
    expect(stepOf('Line added', [])).toEqual({ label: 'Line added' });
  });

  it('leaves a meal that is half built, and closes an untouched one', () => {
    const plan = planOf(7);
    const cell = cellAt(plan, 0, 'Lunch');
    const full = done(typed(plan, cell, 'dal'));
    const [week] = full.weeks;
    const lunch = mealOf(full, 0, 'Lunch');
    if (!week || !lunch) throw new Error('no lunch');
    const open = openedMeal(lunch, week);
    expect(cleared({ ...full, meal: { ...open, touched: true } }, [[cell]])).toEqual({
      problem: 'Please finish or cancel Lunch of Week 1.',
    });
    expect(done(cleared({ ...full, meal: open }, [[cell]])).meal).toBeNull();
  });
});

describe('copied cells as text', () => {
  it('have a line for each item and a tab between cells, and are read back', () => {
    const plan = planOf(7, 7);
    const lines: [number, MealType, string][] = [
      [0, 'Lunch', '2 phulka & dal ½ katori 3d'],
      [0, 'Lunch', 'dal'],
      [0, 'Lunch', '/ 1 guava'],
      [1, 'Lunch', 'makhana 25 g'],
      [1, 'Dinner', 'dal'],
    ];
    const full = lines.reduce(
      (now, [week, type, text]) => done(typed(now, cellAt(plan, week, type), text)),
      plan,
    );
    const span: Span = { top: 3, bottom: 5, left: 0, right: 1 };
    const cells = cellsIn(span, full.weeks);
    const text = textOf(copied(full, cells));
    expect(text).toBe(
      '2 Phulka & Dal ½ katori 3d\tmakhana 25 g\nDal 1 katori 4d\n/ 1 guava\n\n–\t–\n\n–\tDal 1 katori',
    );
    const read = readBlock(text, 7, FOODS);
    if ('problem' in read) throw new Error(read.problem);
    const copy = planOf(7, 7);
    const filled = done(pasted(copy, cellsIn(span, copy.weeks), read.block));
    expect(savedWeeks(filled.weeks)).toEqual(savedWeeks(full.weeks));
  });

  it('that cannot be read are refused by their line', () => {
    expect(readBlock('dal\n/ dal 1,250 katori', 7, FOODS)).toEqual({
      problem: '“/ dal 1,250 katori”: 1,250: 1250 or 1.25?',
    });
    expect(readBlock('dal\ndal', 7, FOODS)).toHaveProperty('problem');
    expect(readBlock(' \n ', 7, FOODS)).toEqual({ block: [] });
  });
});

describe('random steps', () => {
  const place = fc.record({ row: fc.integer({ min: 0, max: 5 }), column: fc.integer({ min: 0, max: 3 }) });
  const area = fc.tuple(place, place);
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('line' as const),
      area,
      text: fc.constantFrom('2 phulka', 'dal 2d', '/ 1 guava', '= makhana 25 g', '2 phulka & dal 3d'),
    }),
    fc.record({
      kind: fc.constantFrom(
        'copy' as const,
        'paste' as const,
        'fill' as const,
        'clear' as const,
        'undo' as const,
      ),
      area,
    }),
  );

  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
  interface State {
    history: PlanHistory;
    clip: Block;
  }

  function changedBy(plan: EditedPlan, one: Step, clip: Block): Changed {
    const [from, to] = one.area.map(({ row, column }) => cellAt(plan, column, MEAL_TYPES[row] ?? 'Lunch'));
    if (!from || !to) throw new Error('no area');
    const span = spanOf({ at: from, to }, plan.weeks);
    const cells = cellsIn(span, plan.weeks);
    const [first = '', ...others] = plan.weeks.slice(span.left, span.right + 1).map(({ key }) => key);
    if (one.kind === 'line') return typed(plan, from, one.text);
    if (one.kind === 'paste') return pasted(plan, cells, clip);
    if (one.kind === 'clear') return cleared(plan, cells);
    return spread(plan, MEAL_TYPES.slice(span.top, span.bottom + 1), first, others);
  }

  function taken({ history, clip }: State, one: Step): State {
    const { plan } = history;
    if (one.kind === 'undo') return { history: undone(history), clip };
    if (one.kind === 'copy') {
      const [from, to] = one.area.map(({ row, column }) => cellAt(plan, column, MEAL_TYPES[row] ?? 'Lunch'));
      if (!from || !to) throw new Error('no area');
      return { history, clip: copied(plan, cellsIn(spanOf({ at: from, to }, plan.weeks), plan.weeks)) };
    }
    const changed = changedBy(plan, one, clip);
    if ('problem' in changed) return { history, clip };
    return { history: applied(history, changed.plan, stepOf('Changed', changed.replaced)), clip };
  }

  it(`keep the days of each group, unless typed days are still missing: seed ${SEED}`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 }),
        fc.array(step, { minLength: 1, maxLength: 30 }),
        (days, steps) => {
          let state: State = { history: startHistory(planOf(...days)), clip: [] };
          for (const one of steps) {
            const { history } = state;
            state = taken(state, one);
            const isStep = state.history !== history && one.kind !== 'undo';
            // One undo takes the whole step back.
            expect(isStep ? undone(state.history).plan : history.plan).toBe(history.plan);
            // Only a line that says its days leaves some open, until the next one.
            for (const week of state.history.plan.weeks)
              for (const group of week.mealPlan.flatMap(({ itemGroups }) => itemGroups))
                expect(groupDays(group)).toBeLessThanOrEqual(week.totalDays);
          }
          const { history } = state;
          const full = history.plan.weeks.map(({ key }) => key);
          const last = spread(history.plan, MEAL_TYPES, full[0] ?? '', full.slice(1));
          if ('problem' in last) throw new Error(last.problem);
          for (const week of last.plan.weeks.slice(1))
            for (const group of week.mealPlan.flatMap(({ itemGroups }) => itemGroups))
              expect(groupDays(group)).toBe(week.totalDays);
        },
      ),
      { seed: SEED, numRuns: 200 },
    );
  });
});

import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { useMemo } from 'react';
import type { EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { timeOfNew } from '../diet-plan-meals/usual-times.ts';
import type { CellMark } from './cell-marks.ts';
import { GridTable } from './GridTable.tsx';
import { MealRow } from './MealRow.tsx';
import type { useGridKeys } from './useGridKeys.ts';
import type { PlanGrid } from './usePlanGrid.ts';
import type { weekFacts } from './week-facts.ts';
import { WeekHeads } from './WeekHeads.tsx';
import { WeekSums } from './WeekSums.tsx';

interface Props {
  weeks: readonly EditedWeek[];
  /** The weeks that are shown: all, or on a phone one. */
  shown: readonly EditedWeek[];
  facts: ReturnType<typeof weekFacts>;
  foods: FoodIndex | undefined;
  target: Pick<EnergyTarget, 'energy' | 'protein'> | null | undefined;
  marks: ReadonlyMap<string, CellMark>;
  grid: PlanGrid;
  open: OpenMeal | null;
  events: ReturnType<typeof useGridKeys>;
  /** These stay the same until the weeks change, so that an arrow does not draw every row. */
  onMenu: (anchor: HTMLElement) => void;
  onWeekMenu: (week: string, anchor: HTMLElement) => void;
  onMealMenu: (type: MealType, anchor: HTMLElement) => void;
}

/** Weeks as columns, meals as rows. */
export function PlanTable(props: Props) {
  const { weeks, shown, facts, foods, target, marks, grid, open, onMenu, onWeekMenu, onMealMenu } = props;
  const { span, left, actions } = grid;
  const { at } = grid.selection;
  const times = useMemo(() => MEAL_TYPES.map((type) => timeOfNew(type, weeks)), [weeks]);
  return (
    <GridTable role="grid" aria-label="Meals of the weeks" aria-multiselectable {...props.events}>
      <WeekHeads shown={shown} facts={facts} onMenu={onWeekMenu} />
      <tbody>
        {MEAL_TYPES.map((type, row) => {
          const isSelected = row >= span.top && row <= span.bottom;
          return (
            <MealRow
              key={type}
              type={type}
              time={times[row] ?? ''}
              shown={shown}
              foods={foods}
              marks={marks}
              focused={at.type === type ? at.week : undefined}
              from={isSelected ? span.left : undefined}
              to={isSelected ? span.right : undefined}
              open={open?.mealType === type ? open.week : undefined}
              left={left}
              actions={actions}
              onMenu={onMenu}
              onMealMenu={onMealMenu}
            />
          );
        })}
      </tbody>
      <WeekSums shown={shown} foods={foods} target={target} />
    </GridTable>
  );
}

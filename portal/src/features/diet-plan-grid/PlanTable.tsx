import { formatTime } from '@clinic/contract/clinic-calendar';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import type { EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { timeOfNew } from '../diet-plan-meals/usual-times.ts';
import { markKey, type CellMark } from './cell-marks.ts';
import { mealOf } from './grid-changes.ts';
import { cellKey, isWithin } from './grid-place.ts';
import { GridTable } from './GridTable.tsx';
import { MealCell } from './MealCell.tsx';
import type { useGridKeys } from './useGridKeys.ts';
import type { PlanGrid } from './usePlanGrid.ts';
import type { weekFacts } from './week-facts.ts';
import { WeekHead } from './WeekHead.tsx';
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
  /** Stays the same at every drawing. */
  onMenu: (anchor: HTMLElement) => void;
  onWeekMenu: (week: string, anchor: HTMLElement) => void;
  onMealMenu: (type: MealType, anchor: HTMLElement) => void;
}

/** Weeks as columns, meals as rows. */
export function PlanTable(props: Props) {
  const { weeks, shown, facts, foods, target, marks, grid, open, onMenu, onWeekMenu, onMealMenu } = props;
  const { span, left, actions } = grid;
  const { at } = grid.selection;
  const times = MEAL_TYPES.map((type) => timeOfNew(type, weeks));
  return (
    <GridTable role="grid" aria-label="Meals of the weeks" aria-multiselectable {...props.events}>
      <thead>
        <tr>
          <th scope="col">Meal</th>
          {shown.map((week) => (
            <WeekHead
              key={week.key}
              week={week.key}
              title={week.title}
              dates={facts.dates.get(week.key) ?? ''}
              totalDays={week.totalDays}
              isThisWeek={week.key === facts.running}
              onMenu={onWeekMenu}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {MEAL_TYPES.map((type, row) => (
          <tr key={type}>
            <th scope="row">
              <div className="head">
                <span className="title">{type}</span>
                <IconButton
                  size="small"
                  tabIndex={-1}
                  aria-label={`Change ${type} of all weeks`}
                  title={`Change ${type} of all weeks`}
                  onClick={({ currentTarget }) => onMealMenu(type, currentTarget)}
                >
                  <MoreIcon fontSize="small" />
                </IconButton>
              </div>
              <div className="soft">{formatTime(times[row] ?? '')}</div>
            </th>
            {shown.map((week) => {
              const cell = { week: week.key, type };
              const column = week.weekNumber - 1;
              const isFocused = at.week === week.key && at.type === type;
              const mark = marks.get(markKey(column, type));
              return (
                <MealCell
                  key={week.key}
                  week={week.key}
                  title={week.title}
                  totalDays={week.totalDays}
                  type={type}
                  time={times[row] ?? ''}
                  meal={mealOf(week, type)}
                  level={mark?.level}
                  said={mark?.words}
                  foods={foods}
                  isFocused={isFocused}
                  isSelected={isWithin(span, row, column)}
                  isOpen={open?.week === week.key && open.mealType === type}
                  left={left[cellKey(cell)] ?? ''}
                  actions={actions}
                  onMenu={onMenu}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">A day</th>
          {shown.map((week) => (
            <td key={week.key}>{foods && <WeekSums week={week} foods={foods} target={target} />}</td>
          ))}
        </tr>
      </tfoot>
    </GridTable>
  );
}

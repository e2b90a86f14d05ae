import { formatTime, isTime } from '@clinic/contract/clinic-calendar';
import { daysLeft, mealProblems, progressOf } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { mealText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { meanOfMeal } from '@clinic/contract/care/foods/day-numbers';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { MealType } from '@clinic/contract/constants';
import { colours, tones } from '@clinic/ui/theme/tokens';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo, useId } from 'react';
import type { EditedMeal } from '../diet-plan-editing/edited-plan.ts';
import { openerId } from '../diet-plan-meals/meal-ids.ts';
import { LEVEL_WORDS } from '../plan-checks/finding-words.ts';
import { rangeWords } from '../plan-checks/number-words.ts';
import { CellInput, type FieldActions } from './CellInput.tsx';
import { levelWord, type CellMark } from './cell-marks.ts';

interface Props {
  /** Key, title and days of the week. */
  week: string;
  title: string;
  totalDays: number;
  type: MealType;
  /** The row's time; a meal at another says its own. */
  time: string;
  meal: EditedMeal | undefined;
  /** The gravest level of the checks, and all of their words. */
  level: CellMark['level'] | undefined;
  said: string | undefined;
  foods: FoodIndex | undefined;
  isFocused: boolean;
  isSelected: boolean;
  isOpen: boolean;
  /** A line that was typed here and could not be added. */
  left: string;
  actions: FieldActions;
  onMenu: (button: HTMLElement) => void;
}

const toneOf = (level: CellMark['level']) => tones[level === 'answered' ? 'quiet' : LEVEL_WORDS[level][1]];

/** The group that is farthest from the week's days; undefined where all are full. */
function misfit({ itemGroups }: EditedMeal, totalDays: number): string | undefined {
  const off = itemGroups.find((group) => daysLeft(group, totalDays) !== 0);
  return off && progressOf(off, totalDays);
}

/** A meal of a week. Memoized: a key press draws the focused cell alone. */
export const MealCell = memo(function MealCell(props: Props) {
  const { week, title, totalDays, type, meal, level, said, foods, isFocused, isSelected, isOpen, left } =
    props;
  const id = useId();
  const kcal = meal && foods ? meanOfMeal(meal, totalDays, foods).nutrients.kcal : null;
  const problem = meal && (misfit(meal, totalDays) ?? mealProblems(meal, totalDays).at(0));
  return (
    <td
      id={meal && openerId(meal.key)}
      tabIndex={-1}
      data-week={week}
      data-type={type}
      data-open={isOpen || undefined}
      aria-selected={isSelected}
    >
      <div id={id}>
        <div className="food" title={meal && mealText(meal, totalDays)}>
          {meal ? mealText(meal, totalDays) : <Hidden>No meal</Hidden>}
        </div>
        <div className="facts">
          {level && said && (
            <span title={said} style={{ color: colours[toneOf(level).text], fontWeight: 600 }}>
              {levelWord(level)}
              <Hidden>{said}</Hidden>
            </span>
          )}
          {meal && isTime(meal.mealTime) && meal.mealTime !== props.time && (
            <span>{formatTime(meal.mealTime)}</span>
          )}
          {problem && <strong>{problem}</strong>}
          {left && !isFocused && <strong>Not added: {left}</strong>}
          {kcal && <span>{rangeWords(kcal)} kcal</span>}
        </div>
      </div>
      {isFocused && (
        <div className="typing">
          <CellInput label={`${type}, ${title}`} describedBy={id} left={left} actions={props.actions} />
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={`Change ${type} of ${title}`}
            title="More (Shift+F10)"
            onClick={({ currentTarget }) => props.onMenu(currentTarget)}
          >
            <MoreIcon fontSize="small" />
          </IconButton>
        </div>
      )}
    </td>
  );
});

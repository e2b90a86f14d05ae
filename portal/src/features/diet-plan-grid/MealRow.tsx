import { formatTime } from '@clinic/contract/clinic-calendar';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { MealType } from '@clinic/contract/constants';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { FieldActions } from './CellInput.tsx';
import { markKey, type CellMark } from './cell-marks.ts';
import { mealOf } from './grid-changes.ts';
import { cellKey } from './grid-place.ts';
import { MealCell } from './MealCell.tsx';

interface HeadProps {
  type: MealType;
  time: string;
  onMenu: (type: MealType, anchor: HTMLElement) => void;
}

/** Memoized, since a typed line changes the row's meals and not its head. */
const MealHead = memo(({ type, time, onMenu }: HeadProps) => (
  <th scope="row">
    <div className="head">
      <span className="title">{type}</span>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Change ${type} of all weeks`}
        title={`Change ${type} of all weeks`}
        onClick={({ currentTarget }) => onMenu(type, currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </div>
    <div className="soft">{formatTime(time)}</div>
  </th>
));

interface Props {
  type: MealType;
  /** The row's time. */
  time: string;
  /** The weeks that are shown: all, or on a phone one. */
  shown: readonly EditedWeek[];
  foods: FoodIndex | undefined;
  marks: ReadonlyMap<string, CellMark>;
  /** Key of the week whose cell has the focus; undefined in the other rows, as are those below. */
  focused: string | undefined;
  /** The first and the last selected column. */
  from: number | undefined;
  to: number | undefined;
  /** Key of the week whose meal is open. */
  open: string | undefined;
  /** Lines that were typed and could not be added, by cell. */
  left: Readonly<Record<string, string>>;
  actions: FieldActions;
  onMenu: (anchor: HTMLElement) => void;
  onMealMenu: HeadProps['onMenu'];
}

/** A meal in all weeks. Memoized: an arrow draws the rows that it leads between. */
export const MealRow = memo(function MealRow(props: Props) {
  const { type, time, shown, foods, marks, focused, from = 0, to = -1, open, left, actions, onMenu } = props;
  return (
    <tr>
      <MealHead type={type} time={time} onMenu={props.onMealMenu} />
      {shown.map((week) => {
        const column = week.weekNumber - 1;
        const mark = marks.get(markKey(column, type));
        return (
          <MealCell
            key={week.key}
            week={week.key}
            title={week.title}
            totalDays={week.totalDays}
            type={type}
            time={time}
            meal={mealOf(week, type)}
            level={mark?.level}
            said={mark?.words}
            foods={foods}
            isFocused={focused === week.key}
            isSelected={column >= from && column <= to}
            isOpen={open === week.key}
            left={left[cellKey({ week: week.key, type })] ?? ''}
            actions={actions}
            onMenu={onMenu}
          />
        );
      })}
    </tr>
  );
});

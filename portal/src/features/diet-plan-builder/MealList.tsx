import { formatTime } from '@clinic/contract/clinic-calendar';
import { mealProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EditedMeal, EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { Food } from '../diet-plan-reading/MealSchedule.tsx';
import { FindingSigns } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { openerId } from '../diet-plan-meals/meal-ids.ts';
import { MealTable } from '../diet-plan-reading/MealTable.tsx';

const Table = styled(MealTable)(({ theme }) => ({
  'th, td': { padding: '12px' },
  '.buttons': { whiteSpace: 'nowrap', width: 1, paddingBlock: 8 },
  [theme.breakpoints.down('md')]: {
    // Four buttons in large text need more than one line.
    '.buttons': {
      gridColumn: '1 / -1',
      width: 'auto',
      paddingTop: '0 !important',
      whiteSpace: 'normal',
    },
  },
}));

interface Props {
  week: EditedWeek;
  /** False for a plan of one week. */
  canCopy: boolean;
  /** Findings about an item of a meal. */
  marksAt: (meal: EditedMeal, group: number, item: number) => readonly Said[];
  /** The button that swaps an item of a meal. */
  swapAt: (meal: EditedMeal, group: number, item: number) => ReactNode;
  onEdit: (meal: EditedMeal) => void;
  onCopy: (meal: EditedMeal) => void;
  onSave: (meal: EditedMeal) => void;
  onDelete: (meal: EditedMeal) => void;
}

const signsOf =
  (meal: EditedMeal, { marksAt, swapAt }: Pick<Props, 'marksAt' | 'swapAt'>) =>
  (group: number, item: number) => (
    <>
      <FindingSigns all={marksAt(meal, group, item)} />
      {swapAt(meal, group, item)}
    </>
  );

/** The meals of the active week: a table, on phones cards. */
export function MealList(props: Props) {
  const { week, canCopy, marksAt, swapAt, onEdit, onCopy, onSave, onDelete } = props;
  return (
    <Table aria-label={`Meal plans of ${week.title}`}>
      <thead>
        <tr>
          <th scope="col">Meal Type</th>
          <th scope="col">Time</th>
          <th scope="col">Diet Plan</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {week.mealPlan.map((meal) => {
          const problems = mealProblems(meal, week.totalDays);
          const { mealType, mealTime, key } = meal;
          return (
            <tr key={key}>
              <th scope="row">{mealType}</th>
              <td className="time">{mealTime ? formatTime(mealTime) : 'No time'}</td>
              <td className="food">
                <Food meal={meal} week={week} signs={signsOf(meal, { marksAt, swapAt })} />
                {problems.length > 0 && (
                  <Box sx={{ color: 'var(--brick-dark)', fontWeight: 600, mt: 1 }}>{problems.join(' ')}</Box>
                )}
              </td>
              <td className="buttons">
                <Button
                  size="small"
                  id={openerId(key)}
                  aria-label={`Edit ${mealType}`}
                  onClick={() => onEdit(meal)}
                >
                  Edit
                </Button>
                {canCopy && (
                  <Button
                    size="small"
                    aria-label={`Copy ${mealType} to other weeks`}
                    onClick={() => onCopy(meal)}
                  >
                    Copy
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`Save ${mealType} to the library`}
                  onClick={() => onSave(meal)}
                >
                  Save
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={`Delete ${mealType}`}
                  onClick={() => onDelete(meal)}
                >
                  Delete
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

import { addDays, formatShortDay, formatTime, isTime } from '@clinic/contract/clinic-calendar';
import { choicesOfDay, firstDayOf, mealsInOrder } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

const Table = styled('table')({
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  'th, td': {
    padding: '6px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    border: '1px solid var(--line)',
    minWidth: 116,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  week: EditedWeek;
  weeks: readonly EditedWeek[];
  /** First day of the program; without one the days have numbers alone. */
  startDate: string | undefined;
  onClose: () => void;
}

/** The days of a week as columns, to read: each cell is what is eaten on that day. */
export default function WeekDaysDialog({ week, weeks, startDate, onClose }: Props) {
  const days = Array.from({ length: week.totalDays }, (_, before) => before + 1);
  const first = startDate && firstDayOf(week, weeks, startDate);
  return (
    <HeldDialog title={`Days of ${week.title}`} maxWidth="md" onClose={onClose}>
      {/* Focusable, since it scrolls. */}
      <Box component="section" tabIndex={0} aria-label={`Days of ${week.title}`} sx={{ overflowX: 'auto' }}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Meal</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  Day {day}
                  {first && <div style={{ fontWeight: 400 }}>{formatShortDay(addDays(first, day - 1))}</div>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mealsInOrder(week.mealPlan).map((meal) => (
              <tr key={meal.key}>
                <th scope="row">
                  {meal.mealType}
                  {isTime(meal.mealTime) && (
                    <div style={{ fontWeight: 400 }}>{formatTime(meal.mealTime)}</div>
                  )}
                </th>
                {days.map((day) => (
                  <td key={day}>{choicesText(choicesOfDay(meal, day))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </HeldDialog>
  );
}

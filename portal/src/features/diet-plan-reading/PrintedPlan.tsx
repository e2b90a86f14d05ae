import { counted } from '@clinic/contract/platform/counted';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { DraftMark } from './DraftMark.tsx';
import { MealSchedule } from './MealSchedule.tsx';

/** Memoized, since a year has 300 meals. */
const PrintedWeeks = memo(function PrintedWeeks({ weeks }: { weeks: readonly DietWeek[] }) {
  return weeks.map((week) => (
    <Box
      component="section"
      key={week.weekNumber}
      aria-label={week.title}
      sx={{ mb: 5, '@media print': { h3: { breakInside: 'avoid', breakAfter: 'avoid' } } }}
    >
      <Box component="h3" sx={{ mt: 0, mb: 1, fontSize: '1.1rem', overflowWrap: 'anywhere' }}>
        {week.title} ({counted(week.totalDays, 'day')})
      </Box>
      {week.mealPlan.length > 0 ? <MealSchedule week={week} /> : <p>No meals.</p>}
    </Box>
  ));
});

interface Props {
  weeks: readonly DietWeek[];
  notes: string;
  /** Marks every printed page as a draft. */
  isDraft?: boolean;
}

/** The whole plan on paper: notes and one table per week. */
export function PrintedPlan({ weeks, notes, isDraft }: Props) {
  return (
    <>
      {isDraft && <DraftMark />}
      {notes.trim() !== '' && (
        <Box component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0 }}>
          {notes}
        </Box>
      )}
      <PrintedWeeks weeks={weeks} />
    </>
  );
}

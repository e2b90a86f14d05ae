import { counted } from '@clinic/contract/counted';
import type { DietWeek } from '@clinic/contract/diet-plans';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { MealSchedule } from './MealSchedule.tsx';

/** A year has 300 meals: they are drawn again only when the weeks change. */
const PrintedWeeks = memo(function PrintedWeeks({ weeks }: { weeks: readonly DietWeek[] }) {
  return weeks.map((week) => (
    <Box
      component="section"
      key={week.weekNumber}
      aria-label={week.title}
      sx={{ mb: 5, '@media print': { 'tr, h3': { breakInside: 'avoid' }, h3: { breakAfter: 'avoid' } } }}
    >
      <Box component="h3" sx={{ mt: 0, mb: 1, fontSize: '1.1rem', overflowWrap: 'anywhere' }}>
        {week.title} ({counted(week.totalDays, 'day')})
      </Box>
      {week.mealPlan.length > 0 ? <MealSchedule week={week} /> : <p>No meals.</p>}
    </Box>
  ));
});

/** The whole plan as it goes on paper: notes and one table per week. */
export function PrintedPlan({ weeks, notes }: { weeks: readonly DietWeek[]; notes: string }) {
  return (
    <>
      {notes.trim() !== '' && (
        <Box component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0 }}>
          {notes}
        </Box>
      )}
      <PrintedWeeks weeks={weeks} />
    </>
  );
}

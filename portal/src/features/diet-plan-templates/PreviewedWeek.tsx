import { counted } from '@clinic/contract/platform/counted';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import { MealSchedule } from '../diet-plan-reading/MealSchedule.tsx';

/** A week of a template before it is used, to unfold. */
export const PreviewedWeek = ({ week, isOpen }: { week: DietWeek; isOpen: boolean }) => (
  <Box component="details" open={isOpen}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {week.title}: {counted(week.totalDays, 'day')}, {counted(week.mealPlan.length, 'meal')}
    </Box>
    {week.mealPlan.length > 0 && <MealSchedule week={week} />}
  </Box>
);

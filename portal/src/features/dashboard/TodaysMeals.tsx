import { formatTime } from '@clinic/contract/clinic-calendar';
import type { DaysMeal } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { TodayRow } from './TodayRow.tsx';

/** `meals` is undefined until the doctor has published a plan. */
export function TodaysMeals({ meals }: { meals: readonly DaysMeal[] | undefined }) {
  return (
    <Panel title="Today's meals">
      {!meals?.length && (
        <Typography sx={{ color: 'text.secondary' }}>
          {meals
            ? 'No meals are planned for today.'
            : 'Your doctor has not published a diet plan for you yet.'}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {meals?.map(({ mealType, mealTime, choices }) => (
          <TodayRow key={mealType} when={formatTime(mealTime)}>
            <Typography sx={{ fontWeight: 600 }}>{mealType}</Typography>
            <Typography>{choicesText(choices)}</Typography>
          </TodayRow>
        ))}
      </Box>
    </Panel>
  );
}

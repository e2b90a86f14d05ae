import { formatTime } from '@clinic/contract/clinic-calendar';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { USUAL_TIMES } from '@clinic/contract/care/diet-plans/usual-times';

interface Props {
  meal: OpenMeal;
  week: EditedWeek;
  timeRef: RefObject<HTMLInputElement | null>;
  onTime: (time: string) => void;
  onUsualTime: (time: string) => void;
}

export function MealHeading({
  meal: { key, mealType, mealTime },
  week,
  timeRef,
  onTime,
  onUsualTime,
}: Props) {
  const usual = USUAL_TIMES[mealType];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <Box
        component="h3"
        id="builder"
        tabIndex={-1}
        sx={{ m: 0, flex: '1 1 200px', fontSize: '1.2rem', overflowWrap: 'anywhere' }}
      >
        {key ? 'Edit' : 'New'} {mealType}, {week.title}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <InputField
          label="Meal Time"
          type="time"
          size="small"
          value={mealTime}
          inputRef={timeRef}
          sx={{ width: 150 }}
          onChange={onTime}
        />
        {mealTime === '' && (
          <Button variant="outlined" onClick={() => onUsualTime(usual)}>
            Use {formatTime(usual)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import type { EditedMeal, EditedWeek } from '../diet-plan-editing/edited-plan.ts';

interface Props {
  meal: EditedMeal;
  weeks: readonly EditedWeek[];
  onCopy: (weeks: string[]) => void;
  onClose: () => void;
}

/** Chooses the weeks that get the meal; all are preselected. */
export function CopyMealDialog({ meal: { mealType }, weeks, onCopy, onClose }: Props) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = weeks.map(({ key }) => key).filter((key) => !left.includes(key));
  const [problem, setProblem] = useState<string>();
  return (
    <HeldDialog
      title={`Copy ${mealType} to other weeks`}
      saveLabel={`Copy to ${counted(chosen.length, 'week')}`}
      cancelLabel="Cancel"
      problem={problem}
      onClose={onClose}
      onSave={() => {
        if (chosen.length === 0) return setProblem('Please choose at least one week.');
        onCopy(chosen);
        onClose();
      }}
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1 }}>
          Items last as long as each week; the last item of a group is made longer or shorter.
        </Box>
        {weeks.map(({ key, title, mealPlan }) => {
          const present = mealPlan.some((meal) => meal.mealType === mealType);
          return (
            <FormControlLabel
              key={key}
              sx={{ display: 'flex', overflowWrap: 'anywhere' }}
              label={present ? `${title} (replaces its ${mealType})` : title}
              control={
                <Checkbox
                  checked={!left.includes(key)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((other) => other !== key) : [...left, key])
                  }
                />
              }
            />
          );
        })}
      </Box>
    </HeldDialog>
  );
}

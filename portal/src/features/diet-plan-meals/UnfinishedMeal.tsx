import type { MealType } from '@clinic/contract/constants';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

/** Reminds the doctor of a half-built meal in another week of the plan. */
export function MealElsewhere({ editor }: { editor: PlanEditor }) {
  const { meal, weeks } = editor.plan;
  const week = weeks.find(({ key }) => key === meal?.week);
  if (!meal || !week) return null;
  const back = (
    <Button
      color="inherit"
      variant="outlined"
      onClick={() => editor.edit((now) => ({ ...now, active: week.key }), LOOK)}
    >
      Go back to it
    </Button>
  );
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tone="waiting" announce="status" action={back}>
        {meal.mealType} of {week.title} is not finished.
      </Notice>
    </Box>
  );
}

interface Props {
  mealType: MealType | 'meal';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a step that would close the half-built meal. */
export const GiveUpMeal = ({ mealType, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    title={`Give up the unfinished ${mealType}?`}
    confirmLabel="Give it up"
    cancelLabel="Keep building"
    danger
    onConfirm={onConfirm}
    onClose={onClose}
  >
    What you entered there is not part of the plan yet. You can undo this.
  </ConfirmDialog>
);

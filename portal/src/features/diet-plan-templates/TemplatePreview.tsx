import { counted } from '@clinic/contract/platform/counted';
import { weekLimitProblem, weekProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { PreviewedWeek } from './PreviewedWeek.tsx';

interface Props {
  fileName: string;
  weeks: readonly DietWeek[];
  /** Most weeks of the client's program. */
  max: number;
  onLoad: (weeks: readonly DietWeek[]) => void;
  onClose: () => void;
}

/** Shows a template file's content before it replaces the present plan. */
export function TemplatePreview({ fileName, weeks, max, onLoad, onClose }: Props) {
  const fitting = weeks.slice(0, max);
  const tooMany = weekLimitProblem(weeks.length, max + 1, 'adding new ones');
  const meals = fitting.reduce((sum, { mealPlan }) => sum + mealPlan.length, 0);
  const misfits = fitting.filter((week) => weekProblems(week).length > 0);
  return (
    <HeldDialog
      title={`Load ${fileName}?`}
      saveLabel="Load Template"
      cancelLabel="Cancel"
      onClose={onClose}
      onSave={() => {
        onLoad(fitting);
        onClose();
      }}
    >
      <Box>
        {counted(fitting.length, 'week')} with {counted(meals, 'meal')}{' '}
        {fitting.length === 1 ? 'takes' : 'take'} the place of the weeks on the screen. You can undo this.
      </Box>
      {tooMany && (
        <Notice tone="waiting">
          The file has {counted(weeks.length, 'week')}, the client's program {max}. Only the first{' '}
          {max === 1 ? 'is' : `${max} are`} loaded.
        </Notice>
      )}
      {misfits.length > 0 && (
        <Notice tone="waiting">
          Some meals do not add up to their week's days: {misfits.map(({ title }) => title).join(', ')}
        </Notice>
      )}
      {fitting.map((week) => (
        <PreviewedWeek key={week.weekNumber} week={week} isOpen={week.weekNumber === 1} />
      ))}
    </HeldDialog>
  );
}

import { counted } from '@clinic/contract/platform/counted';
import { surplusWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import Button from '@mui/material/Button';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { titlesOf } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { cutWeeks } from './week-changes.ts';

/** For a plan that is longer than its shortened program: names the surplus weeks, and offers to cut them. */
export function SurplusWeeks({ editor, max }: { editor: PlanEditor; max: number }) {
  const { weeks } = editor.plan;
  const surplus = surplusWeeks(weeks, max);
  if (surplus.length === 0) return null;
  const cut = (
    <Button
      color="inherit"
      variant="outlined"
      onClick={() =>
        editor.edit((now) => cutWeeks(now, max), {
          label: `Cut to ${counted(max, 'week')}, without ${titlesOf(surplus)}`,
          announced: true,
        })
      }
    >
      Cut to {counted(max, 'week')}
    </Button>
  );
  return (
    <Notice tone="waiting" announce="status" action={cut}>
      The plan has {counted(weeks.length, 'week')}, the program {max}. Too many:{' '}
      <strong>{titlesOf(surplus)}</strong>. The plan can be saved once they are removed.
    </Notice>
  );
}

import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { dayOf } from '@clinic/ui/clinic-page';
import { mealCount } from '../diet-plan-editing/edited-plan.ts';
import { Fact, Facts, statusText } from './ProgramBanner.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

function DraftHint({ plan: { status, hasPublished } }: { plan: DietPlan }) {
  if (status !== 'draft') return null;
  return (
    <p style={{ margin: '4px 0 0' }}>
      <strong>Draft: your client cannot see this yet</strong>
      {hasPublished && ' and keeps following the published plan.'}
    </p>
  );
}

/** Memoized, since a change of the plan does not change what is saved. */
const SavedFacts = memo(({ base }: { base: DietPlan }) => (
  <>
    <Facts label="The saved plan">
      <Fact label="Existing plan:">{statusText[base.status]}</Fact>
      <Fact label="Program:">{base.program}</Fact>
      <Fact label="Total days:">{base.totalDays}</Fact>
      <Fact label="Created:">{dayOf(base.createdAt)}</Fact>
      <Fact label="Updated:">{dayOf(base.updatedAt)}</Fact>
      <Fact label="Meals loaded:">{mealCount(base.weeks)}</Fact>
    </Facts>
    <DraftHint plan={base} />
  </>
));

export function ExistingPlanBanner({ editor, saved }: { editor: PlanEditor; saved: DietPlan | null }) {
  const [asking, setAsking] = useState(false);
  const { base, dirty } = editor;
  if (!base) {
    if (!saved) return null;
    const back = (
      <Button color="inherit" variant="outlined" onClick={editor.takeSaved}>
        Back to the saved plan
      </Button>
    );
    return (
      <Notice tone="note" action={back}>
        This is a new plan. Saving it moves the plan of {dayOf(saved.createdAt)} to the history.
      </Notice>
    );
  }
  const startNew = () => {
    setAsking(false);
    editor.startNew();
  };
  return (
    <>
      <Notice
        tone={base.status === 'draft' ? 'waiting' : 'good'}
        action={
          <Button color="inherit" variant="outlined" onClick={() => (dirty ? setAsking(true) : startNew())}>
            Create New Plan
          </Button>
        }
      >
        <SavedFacts base={base} />
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Start a new plan?"
        confirmLabel="Create New Plan"
        onConfirm={startNew}
        onClose={() => setAsking(false)}
      >
        What you changed in this plan is not saved and would be given up.
      </ConfirmDialog>
    </>
  );
}

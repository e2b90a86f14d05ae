import { lazy, Suspense } from 'react';
import type { ClientProgram } from '@clinic/contract/people';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { SavePart } from '../plan-library/SavePart.tsx';
import type { CellDialog } from './cell-dialogs.ts';

const SwapDialog = lazy(() => import('../diet-plan-amounts/SwapDialog.tsx'));
const WeekDaysDialog = lazy(() => import('./WeekDaysDialog.tsx'));

interface Props {
  dialog: CellDialog | undefined;
  editor: PlanEditor;
  planChecks: PlanChecks;
  program: ClientProgram | null;
  onClose: () => void;
}

/** The dialogs of the grid's menu, each loaded once it is opened. */
export function CellDialogs({ dialog, editor: { plan, edit }, planChecks, program, onClose }: Props) {
  if (!dialog) return null;
  if ('save' in dialog) return <SavePart part={dialog.save} onClose={onClose} />;
  return (
    <Suspense>
      {'swap' in dialog ? (
        <SwapDialog
          at={dialog.swap}
          weeks={plan.weeks}
          take={plan.take}
          edit={edit}
          planChecks={planChecks}
          onClose={onClose}
        />
      ) : (
        <WeekDaysDialog
          week={dialog.days}
          weeks={plan.weeks}
          startDate={program?.startDate}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

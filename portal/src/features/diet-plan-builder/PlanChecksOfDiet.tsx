import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { lazy, Suspense, useState } from 'react';
import { refusedFood } from '../diet-plan-amounts/refused-food.ts';
import type { SwapAt } from '../diet-plan-amounts/SwapDialog.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import PlanChecksLine from '../plan-checks/PlanChecksLine.tsx';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { CheckedWeeks } from '../diet-plan-meals/checked-weeks.ts';

const SwapDialog = lazy(() => import('../diet-plan-amounts/SwapDialog.tsx'));

interface Props {
  planChecks: PlanChecks;
  editor: PlanEditor;
  checked: CheckedWeeks;
  /** Scrolls to an item of the plan. */
  onGo: (place: FindingPlace) => void;
}

/** The diet plan's findings in one line; a food that they refuse can be swapped from their list. */
export default function PlanChecksOfDiet({ planChecks, editor, checked, onGo }: Props) {
  const { plan, edit } = editor;
  const [swapping, setSwapping] = useState<SwapAt>();
  return (
    <>
      <PlanChecksLine
        planChecks={planChecks}
        onGo={onGo}
        swapOf={(finding) => {
          const at = refusedFood(finding, checked.weeks, plan.weeks);
          return at && (() => setSwapping(at));
        }}
      />
      {swapping && (
        <Suspense>
          <SwapDialog
            weeks={plan.weeks}
            take={plan.take}
            edit={edit}
            planChecks={planChecks}
            at={swapping}
            onClose={() => setSwapping(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

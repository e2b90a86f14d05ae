import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { eatenOf } from '@clinic/contract/care/diet-plans/plates';
import type { MealType } from '@clinic/contract/constants';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';

const SwapDialog = lazy(() => import('./SwapDialog.tsx'));

interface Props {
  weeks: readonly EditedWeek[];
  take: string | undefined;
  edit: PlanEditor['edit'];
  planChecks: Pick<PlanChecks, 'foods' | 'inputOf'>;
  item: MealItem;
  /** Index of the item's week, and the meal that has it. */
  week: number;
  mealType: MealType;
}

/** The small button behind an item that offers swaps for it. */
export default function SwapButton({ item, week, mealType, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const names = [...new Set(eatenOf(item).map(({ name }) => name))];
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Swap ${item.name}`}
        title={`Swap ${item.name}`}
        sx={{ p: 0.5, ml: 0.5, verticalAlign: 'text-bottom' }}
        onClick={() => setIsOpen(true)}
      >
        <SwapIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SwapDialog {...props} at={{ week, mealType, names }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

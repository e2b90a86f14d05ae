import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { mealCount, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

/** Loaded on demand, since it brings MUI's field with a list. */
const ReplaceFoodDialog = lazy(async () => ({
  default: (await import('./ReplaceFoodDialog.tsx')).ReplaceFoodDialog,
}));

interface Props {
  weeks: readonly EditedWeek[];
  edit: PlanEditor['edit'];
  foods: FoodIndex;
  search: FoodSearch;
}

/** The button that replaces one food in the whole plan, or takes it out, in one step that can be undone. */
export default function ReplaceFood({ weeks, edit, foods, search }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (mealCount(weeks) === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<SwapIcon />} onClick={() => setIsOpen(true)}>
        Replace a Food
      </Button>
      {isOpen && (
        <Suspense>
          <ReplaceFoodDialog
            weeks={weeks}
            foods={foods}
            search={search}
            edit={edit}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

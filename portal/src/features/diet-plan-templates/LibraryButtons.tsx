import type { ClientProgram } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import { lazy } from 'react';
import { mealCount } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { LibraryPresses } from '../plan-library/LibraryPresses.tsx';
import { planPart } from '../plan-library/saved-parts.ts';

const DietLibrary = lazy(() => import('./DietLibrary.tsx'));

interface Props {
  editor: PlanEditor;
  program: ClientProgram | null;
  planChecks: PlanChecks;
}

/** Takes a plan, a week or a meal from the clinic's library, and saves the plan to it. */
export const LibraryButtons = ({ editor: { plan, edit }, program, planChecks }: Props) => (
  <Box
    component="section"
    aria-label="Library"
    className="no-print"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
  >
    <LibraryPresses
      partToSave={() => (mealCount(plan.weeks) > 0 ? planPart(plan.weeks) : undefined)}
      nothing="Please add a meal to the plan first."
      renderLibrary={(close) => <DietLibrary {...{ plan, edit, program, planChecks }} onClose={close} />}
    />
  </Box>
);

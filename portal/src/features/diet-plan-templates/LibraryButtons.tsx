import type { ClientProgram } from '@clinic/contract/people';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { mealCount } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { planPart, type SavedPart } from '../plan-library/saved-parts.ts';
import { SavePart } from '../plan-library/SavePart.tsx';

const DietLibrary = lazy(() => import('./DietLibrary.tsx'));

interface Props {
  editor: PlanEditor;
  program: ClientProgram | null;
  planChecks: PlanChecks;
}

/** Takes a plan, a week or a meal from the clinic's library, and saves the plan to it. */
export function LibraryButtons({ editor: { plan, edit }, program, planChecks }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<SavedPart>();
  const save = () => {
    if (mealCount(plan.weeks) > 0) setPart(planPart(plan.weeks));
    else notify.info('Please add a meal to the plan first.');
  };
  return (
    <Box
      component="section"
      aria-label="Library"
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
    >
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        From the Library
      </Button>
      <Button variant="outlined" onClick={save}>
        Save to Library
      </Button>
      {isOpen && (
        <Suspense>
          <DietLibrary
            plan={plan}
            edit={edit}
            program={program}
            planChecks={planChecks}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
      <SavePart part={part} onClose={() => setPart(undefined)} />
    </Box>
  );
}

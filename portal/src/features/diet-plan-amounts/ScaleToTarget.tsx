import ScaleIcon from '@mui/icons-material/Balance';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { mealCount } from '../diet-plan-editing/edited-plan.ts';
import type { ScaleProps } from './ScaleDialog.tsx';

const ScaleDialog = lazy(() => import('./ScaleDialog.tsx'));

/** The button that scales all portions to the energy target, in one step that can be undone. */
export default function ScaleToTarget(props: ScaleProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (mealCount(props.weeks) === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<ScaleIcon />} onClick={() => setIsOpen(true)}>
        Scale to the Target
      </Button>
      {isOpen && (
        <Suspense>
          <ScaleDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';

const LogWeight = lazy(() => import('./LogWeight.tsx'));

/** Opens the field for today's weight; its code is loaded then, not with the first view. */
export function MeasureToday() {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <Suspense fallback={<Box sx={{ minHeight: 216 }} />}>
        <LogWeight />
      </Suspense>
    );
  return (
    <Panel
      title="Measured today"
      aside={
        <ClinicButton look="outlined" onClick={() => setOpen(true)}>
          Enter your weight
        </ClinicButton>
      }
    />
  );
}

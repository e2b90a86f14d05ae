import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';

const OwnDays = lazy(() => import('./OwnDays.tsx'));

/** Opens the answers of the day: fetched by those who answer, not with the first view. */
export function TickTheDay() {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <Suspense fallback={<Box sx={{ minHeight: 216 }} />}>
        <OwnDays />
      </Suspense>
    );
  return (
    <Panel title="Your day">
      <ClinicButton look="filled" onClick={() => setOpen(true)}>
        Tick off meals, doses and water
      </ClinicButton>
    </Panel>
  );
}

import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { hasUnsent } from './unsent-mark.ts';

const OwnDays = lazy(() => import('./OwnDays.tsx'));

interface Props {
  /** Something else on the page comes first. */
  quiet: boolean;
}

/**
 * Opens the answers of the day: fetched by those who answer, not with the first view. It stands open for those whose
 * ticks are still on this phone, so that they see it.
 */
export function TickTheDay({ quiet }: Props) {
  const { id } = useAccount();
  const [open, setOpen] = useState(() => hasUnsent(id));
  if (open)
    return (
      <Suspense fallback={<Box sx={{ minHeight: 216 }} />}>
        <OwnDays />
      </Suspense>
    );
  return (
    <Panel title="Your day">
      <ClinicButton look={quiet ? 'outlined' : 'filled'} onClick={() => setOpen(true)}>
        Tick off meals, doses and water
      </ClinicButton>
    </Panel>
  );
}

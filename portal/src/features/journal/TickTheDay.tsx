import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { hasUnsent } from './unsent-mark.ts';

const OwnDays = lazy(() => import('./OwnDays.tsx'));

interface Props {
  /** True: another action of the page is more important. */
  quiet: boolean;
}

/**
 * Opens the day's ticks; their code is loaded on demand. It is open at once while this phone has unsent ticks, so that
 * the client sees them.
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

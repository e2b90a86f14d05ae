import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { TillClosing, TillState } from '@clinic/contract/billing/tills';
import { counted } from '@clinic/contract/platform/counted';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { Closings } from './Closings.tsx';
import { Moves } from './Moves.tsx';
import { useTill } from './useTill.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const CloseDialog = lazy(() => import('./CloseDialog.tsx'));
const ExplainDialog = lazy(() => import('./ExplainDialog.tsx'));

/**
 * Says when the drawer was last counted and how many payments came since; without their sum, since the count is blind.
 */
function sinceWords({ since, float, rows }: TillState): string {
  const cash = `${counted(rows, 'payment')} in cash`;
  return since
    ? `Counted last on ${momentOf(since)}: ${formatRupees(float)} stayed in it. ${cash} since.`
    : `Never counted so far. ${cash}.`;
}

function DrawerView() {
  const { data, error, refetch } = useTill();
  const [opened, setOpened] = useState<'move' | 'close' | TillClosing | null>(null);
  const close = () => setOpened(null);
  if (error)
    return (
      <FailureNotice
        sentence={failureText(error, 'The drawer could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton />;
  return (
    <Box sx={{ maxWidth: 820 }}>
      <Typography sx={{ mb: 3 }}>{sinceWords(data)}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 6 }}>
        <Button variant="contained" onClick={() => setOpened('close')}>
          Count the drawer
        </Button>
        <Button variant="outlined" onClick={() => setOpened('move')}>
          Put in or take out
        </Button>
      </Box>
      <Moves moves={data.moves} />
      <Closings closings={data.closings} onExplain={setOpened} />
      <Suspense>
        {opened === 'move' && <MoveDialog onClose={close} />}
        {opened === 'close' && <CloseDialog since={data.since} onClose={close} />}
        {opened && typeof opened === 'object' && <ExplainDialog closing={opened} onClose={close} />}
      </Suspense>
    </Box>
  );
}

export default DrawerView;

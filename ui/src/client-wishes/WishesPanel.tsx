import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { RefusalNotice } from '../forms/RefusalNotice.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { nothingSaid, wishLines } from './wishes-words.ts';

const WriteDownDialog = lazy(() => import('./WriteDownDialog.tsx'));
const ErasureWishDialog = lazy(() => import('./ErasureWishDialog.tsx'));

const Lines = ({ wishes }: { wishes: ClientWishes }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 4,
      rowGap: { xs: 1, sm: 2 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
    }}
  >
    {wishLines(wishes).map(({ name, says, proof }) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" color="textSecondary">
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' }}>
          {says}
          {proof && (
            <Typography variant="body2" color="textSecondary">
              {proof}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
);

interface Props {
  clientId: string;
  wishes: ClientWishes;
  onChanged: (wishes: ClientWishes) => void;
  /** The own doctor's part, about the copy. */
  children?: ReactNode;
}

/** Shows what a client without a log-in has said, with the presses that write it down. */
export function WishesPanel({ clientId, wishes, onChanged, children }: Props) {
  const [opened, setOpened] = useState<'said' | 'erasure' | null>(null);
  const withdrawing = useSaving<object, ClientWishes>({
    send: (_, { api }) => api.call(writtenDownCalls.withdrawErasure, { clientId }),
    saved: (answer) => {
      onChanged(answer);
      return 'The request is taken back.';
    },
    otherwise: 'The request could not be taken back. Please try again.',
  });
  const shared = { clientId, onSaved: onChanged, onClose: () => setOpened(null) };
  const isAsked = wishes.erasure?.state === 'asked';
  return (
    <>
      {nothingSaid(wishes) ? (
        <Typography color="textSecondary">
          Nothing is written down yet. The client has no log-in, so you write down what is said.
        </Typography>
      ) : (
        <Lines wishes={wishes} />
      )}
      {children}
      <RefusalNotice saving={withdrawing} onAnswer={() => void withdrawing.save({})} sx={{ mt: 3 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
        <ClinicButton look="outlined" onClick={() => setOpened('said')}>
          Write down
        </ClinicButton>
        {isAsked ? (
          <ClinicButton disabled={withdrawing.isBusy} onClick={() => void withdrawing.save({})}>
            Take the erasure back
          </ClinicButton>
        ) : (
          <ClinicButton onClick={() => setOpened('erasure')}>Wants the data erased</ClinicButton>
        )}
      </Box>
      <Suspense>
        {opened === 'said' && <WriteDownDialog wishes={wishes} {...shared} />}
        {opened === 'erasure' && <ErasureWishDialog {...shared} />}
      </Suspense>
    </>
  );
}

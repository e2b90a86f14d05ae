import { MAX_REASON, type Erasure } from '@clinic/contract/privacy/privacy';
import { erasureCalls } from '@clinic/contract/privacy/privacy-calls';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { isMissing } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useServer } from '../providers/useServer.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { STATE_WORDS, whose } from './erasure-words.ts';
import { EnquiriesToGo } from './EnquiriesToGo.tsx';
import { ErasureSheet } from './ErasureSheet.tsx';

/** Milliseconds between two reads while an erasure runs. */
const AGAIN_MS = 3000;

function Answers({ erasure, onAnswered }: { erasure: Erasure; onAnswered: () => void }) {
  const server = useServer();
  const [asking, setAsking] = useState<'confirm' | 'decline' | null>(null);
  const [reason, setReason] = useState('');
  const [notTheirs, setNotTheirs] = useState<string[]>([]);
  const { id, enquiries } = erasure;
  const name = whose(erasure);
  const { save, isBusy, refusal, forgetRefusal } = useSaving({
    send: () =>
      server((api) =>
        asking === 'confirm'
          ? api.call(erasureCalls.confirm, { id, body: { notTheirs } })
          : api.call(erasureCalls.decline, { id, body: { reason: reason.trim() } }),
      ),
    saved: () => {
      notify.success(
        asking === 'confirm' ? `The data of ${name} are being erased.` : 'The client reads your answer.',
      );
      setAsking(null);
      onAnswered();
    },
    otherwise: 'Your answer was not saved. Please try again.',
  });
  const ask = (what: 'confirm' | 'decline') => {
    forgetRefusal();
    setAsking(what);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => ask('decline')}>
        Decline
      </Button>
      <Button variant="contained" color="error" onClick={() => ask('confirm')}>
        Erase the data
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'decline' ? `Decline the request of ${name}?` : `Erase the data of ${name}?`}
        confirmLabel={asking === 'decline' ? 'Decline' : 'Erase for good'}
        danger={asking !== 'decline'}
        busy={isBusy}
        onConfirm={() => void save({})}
        onClose={() => setAsking(null)}
      >
        {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 2 }} />}
        {asking === 'decline' ? (
          <TextField
            label="Why"
            helperText="The client reads this."
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
          />
        ) : (
          <>
            <Typography>
              From now on {name} cannot log in, and nobody reads or changes the record. Appointments that are
              still to come disappear from the calendar. It cannot be undone.
            </Typography>
            <EnquiriesToGo enquiries={enquiries} notTheirs={notTheirs} onChange={setNotTheirs} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function ErasurePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useGetOne<Erasure>(
    'erasures',
    { id },
    {
      onError: () => undefined,
      refetchInterval: ({ state }) => state.data?.state === 'erasing' && AGAIN_MS,
    },
  );
  if (error)
    return (
      <>
        <PageHeader title={PAGE_TITLES.admin['erasures/:id']} />
        <FailureNotice
          sentence={isMissing(error) ? 'This request was not found.' : 'Failed to fetch the request.'}
          retryLabel="Back to all requests"
          onRetry={() => void navigate('/erasures')}
        />
      </>
    );
  if (isPending)
    return (
      <>
        <PageHeader title={PAGE_TITLES.admin['erasures/:id']} />
        <ContentSkeleton rows={6} />
      </>
    );
  const [word, tone] = STATE_WORDS[data.state];
  const isCertificate = data.state === 'waiting' || data.state === 'done';
  return (
    <>
      <PageHeader
        title={isCertificate ? 'Certificate of erasure' : `Erasure: ${whose(data)}`}
        context={<StatusBadge tone={tone}>{word}</StatusBadge>}
        action={
          data.state === 'asked' ? (
            <Answers erasure={data} onAnswered={() => void refetch()} />
          ) : (
            isCertificate && (
              <Button variant="contained" onClick={() => window.print()}>
                Print
              </Button>
            )
          )
        }
      />
      <ErasureSheet erasure={data} />
    </>
  );
}

export default ErasurePage;

import type { OwnSession } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import { failureText } from '../session/api-error.ts';
import { isMissing } from '../session/refusal.ts';
import { AccountSection } from './AccountSection.tsx';
import { accountKey, useOwnAccount } from './own-account.ts';
import { SessionRow } from './SessionRow.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Stands for all other sessions; no id looks like it. */
const OTHERS = 'others';
const NOT_ENDED = 'The device could not be logged out. Please try again.';

/** Sorts this device first, then as the server does: last used first. */
const thisFirst = (sessions: readonly OwnSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

export function SessionsSection() {
  const access = useOwnAccount();
  const list = useQuery({
    queryKey: accountKey(access, 'sessions'),
    queryFn: async () => (await access.api.call(accountCalls.sessions, {})).sessions,
  });
  const [asking, setAsking] = useState(false);
  /** Id of the session being ended, or OTHERS. */
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ sentence: string; again: () => void } | null>(null);

  const end = async (which: string) => {
    setFailure(null);
    setEnding(which);
    try {
      const { message } = await (which === OTHERS
        ? access.api.call(accountCalls.endOtherSessions, {})
        : access.api.call(accountCalls.endSession, { id: which }));
      notify.success(message);
    } catch (thrown) {
      // A session that no longer exists has ended already.
      if (!isMissing(thrown))
        setFailure({ sentence: failureText(thrown, NOT_ENDED), again: () => void end(which) });
    }
    await list.refetch();
    setEnding(null);
    setAsking(false);
  };

  const now = new Date(list.dataUpdatedAt);
  const sessions = list.data && thisFirst(list.data);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <AccountSection
      title="Where you are logged in"
      text="Log out a device that is not yours, or that you left somewhere, and change your password."
    >
      {failure && <FailureNotice sentence={failure.sentence} onRetry={failure.again} sx={{ mb: 3 }} />}
      {!sessions && list.isError && (
        <FailureNotice
          sentence={failureText(list.error, 'Your devices could not be read. Please try again.')}
          onRetry={() => void list.refetch()}
        />
      )}
      {!sessions && !list.isError && <ContentSkeleton rows={2} label="Loading your devices..." />}
      {sessions && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              ending={ending === session.id || ending === OTHERS}
              onEnd={() => void end(session.id)}
            />
          ))}
        </Box>
      )}
      {sessions && others.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You are logged in on this device only.
        </Typography>
      )}
      {others.length > 0 && (
        <Box sx={{ borderTop: '1px solid var(--line)', pt: 4 }}>
          <ClinicButton
            look="destructive"
            sx={{ borderColor: 'var(--brick)' }}
            onClick={() => setAsking(true)}
          >
            Log out all other devices
          </ClinicButton>
        </Box>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            title="Log out all other devices?"
            confirmLabel="Log out all others"
            danger
            busy={ending === OTHERS}
            onConfirm={() => void end(OTHERS)}
            onClose={() => setAsking(false)}
          >
            You stay logged in on this device. Everywhere else the password is asked for again.
          </ConfirmDialog>
        </Suspense>
      )}
    </AccountSection>
  );
}

import type { SecondFactorChanged } from '@clinic/contract/identity/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { mailsAreSetUp } from '../layout/emails-wait.ts';
import { Notice } from '../layout/Notice.tsx';
import { notify } from '../layout/notify.ts';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import { failureText } from '../session/api-error.ts';
import { AccountSection } from './AccountSection.tsx';
import { FactorList, type FactorTask } from './FactorList.tsx';
import { useMe, useOwnAccount } from './own-account.ts';
import { isOn, secondFactorKey, useSecondFactor } from './second-factor-state.ts';

// Loaded only for a change.
const FactorTaskForm = lazy(async () => ({ default: (await import('./FactorTaskForm.tsx')).FactorTaskForm }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./RecoveryCodes.tsx')).RecoveryCodes }));

export function SecondFactorSection() {
  const access = useOwnAccount();
  const queryClient = useQueryClient();
  const { data: state, ...read } = useSecondFactor();
  const unconfirmed = useMe().data?.emailVerified === false;
  // Without mails no address can be confirmed, and the password alone opens the way.
  const unproven = unconfirmed && mailsAreSetUp();
  const [task, setTask] = useState<FactorTask | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** True: a task or the codes just closed, so the list takes the focus. */
  const [returned, setReturned] = useState(false);

  const back = () => {
    setTask(null);
    setCodes(null);
    setReturned(true);
  };
  const done = (changed: SecondFactorChanged, sentence: string) => {
    queryClient.setQueryData(secondFactorKey(access), changed.state);
    back();
    setCodes(changed.recoveryCodes ?? null);
    notify.success(sentence);
  };

  return (
    <AccountSection
      title="Second step of the log-in"
      text="After your password, the log-in also asks for a code from your phone, or for a passkey. A stolen password alone then opens nothing."
    >
      {!state && read.isError && (
        <FailureNotice
          sentence={failureText(read.error, 'Your second step could not be read. Please try again.')}
          onRetry={() => void read.refetch()}
        />
      )}
      {!state && !read.isError && <ContentSkeleton rows={2} label="Loading your second step..." />}
      {unproven && (
        <Notice tone="waiting" sx={{ mb: state && isOn(state) ? 4 : 0 }}>
          Please confirm your e-mail first, with the link that "Send a new link" above sends you. Then you can
          set up an app or a passkey.
        </Notice>
      )}
      {state && !codes && !task && (!unproven || isOn(state)) && (
        <FactorList state={state} focused={returned} onTask={setTask} />
      )}
      <Suspense fallback={<ContentSkeleton rows={2} label="Loading..." />}>
        {codes && <RecoveryCodes codes={codes} onKept={back} />}
        {task && <FactorTaskForm task={task} unconfirmed={unconfirmed} onDone={done} onCancel={back} />}
      </Suspense>
    </AccountSection>
  );
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { areDraftsOpen, openDrafts } from '../drafts.ts';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';

interface Props {
  area: Parameters<typeof areDraftsOpen>[0];
  /** Id of the signed-in account. */
  account: string;
  /** Shown until drafts are loaded; left out: a placeholder. */
  waiting?: ReactNode;
  /** The forms, which restore drafts when they are first drawn. */
  children: ReactNode;
}

/** Drafts lie encrypted in the browser: if there are any, the screens wait until their key has arrived. */
export function OpenDrafts({ area, account, waiting = <ContentSkeleton rows={6} />, children }: Props) {
  const [state, setState] = useState(() => (areDraftsOpen(area, account) ? 'open' : 'waiting'));
  const open = useCallback(
    () =>
      openDrafts(area, account).then(
        () => setState('open'),
        () => setState('failed'),
      ),
    [area, account],
  );
  useEffect(() => {
    if (!areDraftsOpen(area, account)) void open();
  }, [area, account, open]);
  const tryAgain = () => {
    setState('waiting');
    void open();
  };
  if (state === 'open') return children;
  if (state === 'waiting') return waiting;
  return (
    <>
      <PageHeader title="Something went wrong" />
      <FailureNotice
        sentence="What you had typed and not saved could not be fetched. It is still there."
        onRetry={tryAgain}
      />
    </>
  );
}

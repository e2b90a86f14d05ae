import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { holdUnsaved } from './unsaved.ts';

/** Asks before typed values are left behind; an ended session passes, since its log-in comes back to the same page. */
export const UnsavedGuard = ({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname !== '/login' && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      What you typed on this page has not been saved.
    </ConfirmDialog>
  );
};

import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { fromPageEntry } from '../layers/back-closes-layers.ts';
import { holdUnsaved } from './unsaved.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Props {
  /** Must be false before a page leaves by itself after saving. */
  dirty: boolean;
  /** Called when the person leaves on purpose. */
  onLeave?: () => void;
}

export function UnsavedGuard({ dirty, onLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // After an ended session nothing is asked, since the log-in leads back here.
      !nextLocation.pathname.endsWith('/login'),
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        danger
        onConfirm={() => {
          onLeave?.();
          // The question itself is a layer.
          void fromPageEntry(() => blocker.proceed());
        }}
        onClose={() => blocker.reset()}
      >
        What you changed on this page is not saved yet.
      </ConfirmDialog>
    </Suspense>
  );
}

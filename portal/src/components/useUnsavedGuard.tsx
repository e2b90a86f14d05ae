import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

/**
 * Asks before an edited form is left, by a link, the back button or closing the tab. Put the returned element
 * into the screen. A page that saves and then navigates passes `dirty: false` first.
 */
export function useUnsavedGuard(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The session ended: there is nothing to decide, and the way leads back here.
      !nextLocation.pathname.endsWith('/login'),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
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
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      >
        What you changed on this page is not saved yet.
      </ConfirmDialog>
    </Suspense>
  );
}

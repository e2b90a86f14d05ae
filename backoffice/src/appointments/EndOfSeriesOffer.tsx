import { Suspense, lazy, useSyncExternalStore } from 'react';
import { missedVisit } from './missed-visit.ts';

const MissedTwice = lazy(() => import('./MissedTwice.tsx'));

/** Stands beside the desk's screens, and asks after a visit of a series was recorded as missed. */
export function EndOfSeriesOffer() {
  const missed = useSyncExternalStore(missedVisit.subscribe, missedVisit.read);
  return (
    <Suspense>
      {missed && <MissedTwice key={missed.id} missed={missed} onClose={() => missedVisit.tell(null)} />}
    </Suspense>
  );
}

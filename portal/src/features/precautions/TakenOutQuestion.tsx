import type { Instant } from '@clinic/contract/clinic-calendar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { precautionsQuery } from './api.ts';

/** Loaded when it is opened, since its tables of words are large. */
const TakenOutDialog = lazy(() => import('./TakenOutDialog.tsx'));

interface Props {
  clientId: string;
  /** Instant of this doctor's save. */
  savedAt: Instant;
}

/** Asks at once whether what a save took out of a form is over; without an answer it counts, and asks on the home. */
export default function TakenOutQuestion({ clientId, savedAt }: Props) {
  const { data } = useQuery(precautionsQuery(clientId));
  const [isLater, setIsLater] = useState(false);
  const facts = data?.facts.filter(({ takenOut }) => takenOut === savedAt) ?? [];
  if (!data || isLater || facts.length === 0) return null;
  return (
    <Suspense>
      <TakenOutDialog clientId={clientId} known={data} facts={facts} onClose={() => setIsLater(true)} />
    </Suspense>
  );
}

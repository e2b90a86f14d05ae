import type { DosageEntry, StoppedDose } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { stoppedForSideEffect, type RestartedDoses } from '@clinic/contract/care/dosage-plans/dose-restart';
import { useState } from 'react';

export interface Restart extends RestartedDoses {
  /** The entries that are still asked about, since they were once stopped for a side effect. */
  asked: ReturnType<typeof stoppedForSideEffect>;
}

/** Begins a plan from an earlier one: what was once stopped for a side effect is asked about, one after another. */
export function useRestart(begun: (entries: readonly DosageEntry[]) => void) {
  const [restart, setRestart] = useState<Restart>();
  const go = (next: Restart) => {
    if (next.asked.length === 0) begun(next.entries);
    setRestart(next);
  };
  return {
    restart,
    begin: (doses: RestartedDoses, stopped: readonly StoppedDose[]) =>
      go({ ...doses, asked: stoppedForSideEffect(doses.entries, stopped) }),
    answer: (isTaken: boolean) => {
      if (!restart) return;
      const [now, ...asked] = restart.asked;
      const entries = restart.entries.filter((entry) => isTaken || entry !== now?.entry);
      go({ ...restart, entries, asked });
    },
    hide: () => setRestart(undefined),
  };
}

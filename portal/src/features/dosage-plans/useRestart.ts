import { sideEffectOf, type CarriedDoses } from '@clinic/contract/care/dosage-plans/carried-doses';
import type { DosageEntry, StoppedDose } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { useState } from 'react';

export interface Restart extends CarriedDoses {
  /** Entries that are still asked about, with the stop for a side effect of each. */
  asked: { entry: DosageEntry; stop: StoppedDose }[];
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
    begin: (doses: CarriedDoses, stopped: readonly StoppedDose[]) =>
      go({
        ...doses,
        asked: doses.entries.flatMap((entry) => {
          const stop = sideEffectOf(entry, stopped);
          return stop ? [{ entry, stop }] : [];
        }),
      }),
    answer: (isTaken: boolean) => {
      if (!restart) return;
      const [now, ...asked] = restart.asked;
      const entries = restart.entries.filter((entry) => isTaken || entry !== now?.entry);
      go({ ...restart, entries, asked });
    },
    hide: () => setRestart(undefined),
  };
}

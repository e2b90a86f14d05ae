import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Makes a step that would close a half-built meal wait for a confirmation. */
export function useHalfBuilt(isBuilding: boolean) {
  const [waiting, setWaiting] = useState<() => void>();
  return {
    isWaiting: waiting !== undefined,
    unlessBuilding: (step: () => void) => (isBuilding ? setWaiting(() => step) : step()),
    keep: () => setWaiting(undefined),
    giveUp: () => {
      // The closing dialog restores the focus; only then the step may move it.
      flushSync(() => setWaiting(undefined));
      waiting?.();
    },
  };
}

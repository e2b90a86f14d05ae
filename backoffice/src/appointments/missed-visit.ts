import type { Appointment } from '@clinic/contract/scheduling/appointments';

let missed: Appointment | null = null;
let changed: (() => void) | undefined;

/**
 * The visit of a series that the desk has just recorded as missed: kept beside the screens, since its row leaves the
 * list with the record.
 */
export const missedVisit = {
  read: (): Appointment | null => missed,
  tell: (visit: Appointment | null): void => {
    missed = visit;
    changed?.();
  },
  subscribe: (onChange: () => void): (() => void) => {
    changed = onChange;
    return () => {
      changed = undefined;
    };
  },
};

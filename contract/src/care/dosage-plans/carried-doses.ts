import type { Day } from '../../clinic-calendar.ts';
import type { DoseCourse } from './dose-course.ts';
import type { DosageEntry, StoppedDose } from './dosage-plans.ts';
import { isOver } from './dose-days.ts';
import { doseNameKey } from './standing-entries.ts';

/** Doses of an earlier plan or a template for a new one. */
export interface CarriedDoses {
  entries: DosageEntry[];
  /** Names of the entries that are left out, since their last day is past. */
  ended: string[];
  /** Names of the entries that had a last day and are carried without it. */
  hadEnd: string[];
}

const namesOf = (entries: readonly DosageEntry[]): string[] => entries.map(({ name }) => name);

const parted = (entries: readonly DosageEntry[], today: Day) => ({
  ended: namesOf(entries.filter((entry) => isOver(entry, today))),
  going: entries.filter((entry) => !isOver(entry, today)),
});

/** The doses of an earlier version for "Use this version": their last day and the pauses still to come stay. */
export function dosesOfVersion(entries: readonly DosageEntry[], today: Day): CarriedDoses {
  const { ended, going } = parted(entries, today);
  return {
    ended,
    hadEnd: [],
    entries: going.map(({ pauses = [], ...entry }) => {
      const coming = pauses.filter(({ to }) => to >= today);
      return coming.length > 0 ? { ...entry, pauses: coming } : entry;
    }),
  };
}

function withoutDays(entry: DosageEntry): DosageEntry {
  const { from: _, to: __, pauses: ___, ...others } = entry;
  return others;
}

/** The doses of the last plan or of a template for a new plan: the rhythm stays, days and pauses do not. */
export function dosesAnew(entries: readonly DosageEntry[], today: Day): CarriedDoses {
  const { ended, going } = parted(entries, today);
  return {
    ended,
    hadEnd: namesOf(going.filter(({ to }) => to !== undefined)),
    entries: going.map(withoutDays),
  };
}

type Product = Pick<DosageEntry, 'name'> & Pick<DoseCourse, 'product'>;

const isSame = (one: Product, other: Product): boolean =>
  (one.product !== undefined && one.product === other.product) ||
  doseNameKey(one.name) === doseNameKey(other.name);

/** Finds the last stop for a side effect of an entry's product, by the inventory's item or the name. */
export const sideEffectOf = (entry: Product, stopped: readonly StoppedDose[]): StoppedDose | undefined =>
  stopped.findLast((stop) => stop.reason === 'sideEffect' && isSame(stop.entry, entry));

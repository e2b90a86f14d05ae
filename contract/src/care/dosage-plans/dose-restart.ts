import { formatDay, type Day } from '../../clinic-calendar.ts';
import { listed } from '../../platform/listed.ts';
import type { DosageEntry, StoppedDose } from './dosage-plans.ts';
import { isOver } from './dose-days.ts';
import { doseNameKey } from './standing-entries.ts';

/** Entries of an earlier plan as a new one begins with them, and what a doctor is told about it. */
export interface RestartedDoses {
  entries: DosageEntry[];
  /** 0–2 sentences: whose course is past, and whose end was dropped. */
  said: string[];
}

const leftOut = (past: readonly DosageEntry[]): string[] =>
  past.length > 0 ? [`Left out, since the course is over: ${listed(past.map(({ name }) => name))}.`] : [];

/** An earlier version as it is used again: ends and pauses to come stay, entries whose last day is past do not. */
export function usedAgain(entries: readonly DosageEntry[], today: Day): RestartedDoses {
  const used = entries
    .filter((entry) => !isOver(entry, today))
    .map(({ pauses = [], ...entry }) => {
      const coming = pauses.filter(({ to }) => to >= today);
      return coming.length > 0 ? { ...entry, pauses: coming } : entry;
    });
  return { entries: used, said: leftOut(entries.filter((entry) => isOver(entry, today))) };
}

/** A plan that starts from an earlier one: the rhythm stays, first days, ends and pauses do not. */
export function startedAnew(entries: readonly DosageEntry[], today: Day): RestartedDoses {
  const begun = entries.filter((entry) => !isOver(entry, today));
  const ends = begun.flatMap(({ name, to }) => (to ? [`${name} (${formatDay(to)})`] : []));
  return {
    entries: begun.map(({ from: _from, to: _to, pauses: _pauses, ...entry }) => entry),
    said: [
      ...leftOut(entries.filter((entry) => isOver(entry, today))),
      ...(ends.length > 0 ? [`Had a last day, which is dropped: ${listed(ends)}.`] : []),
    ],
  };
}

/** The entries that were once stopped for a side effect, by product or name, with the latest such stop. */
export function stoppedForSideEffect(
  entries: readonly DosageEntry[],
  stopped: readonly StoppedDose[],
): { entry: DosageEntry; on: Day }[] {
  const hurtful = stopped.filter(({ reason }) => reason === 'sideEffect');
  return entries.flatMap((entry) => {
    const last = hurtful.findLast(
      ({ entry: { product, name } }) =>
        (product !== undefined && product === entry.product) || doseNameKey(name) === doseNameKey(entry.name),
    );
    return last ? [{ entry, on: last.on }] : [];
  });
}

import { looksAtDoses } from './checked-facts.ts';
import { quotedDose } from './dose-text.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import type { DayDose } from './upper-level-checks.ts';
import type { HealthFact } from './health-facts.ts';

/** Sums the vitamins and minerals that all doses give in a day. */
export const dayDosesOf = (doses: readonly DoseEntry[]): DayDose[] =>
  doses.flatMap((planEntry) =>
    planEntry.strengths.map((of) => ({
      planEntry,
      of,
      daily: of.micrograms === null ? null : of.micrograms * planEntry.dose.entry.total,
    })),
  );

/** Reports doses whose name contains no word of any table. */
export function checkUnknownDoses(
  doses: readonly DoseEntry[],
  amounts: readonly DayDose[],
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const known = new Set(amounts.map(({ planEntry }) => planEntry));
  for (const planEntry of doses) {
    if (known.has(planEntry) || planEntry.substances.size > 0 || planEntry.foods.length > 0) continue;
    list.notAllCheckedFor(facts.filter(looksAtDoses));
    list.notChecked(
      'dose',
      `${planEntry.subject}\n${planEntry.dose.entry.quantity}`,
      `${quotedDose(planEntry.dose)}: what is in it is not known.`,
      planEntry.places,
    );
  }
}

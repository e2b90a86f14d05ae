import { looksAtDoses } from './checked-facts.ts';
import type { HeldDose } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import type { DayDose } from './level-checks.ts';
import type { RailFact } from './health-facts.ts';

/** The vitamins and minerals of all doses, with what they give in a day. */
export const dayDosesOf = (doses: readonly HeldDose[]): DayDose[] =>
  doses.flatMap((held) =>
    held.strengths.map((of) => ({
      held,
      of,
      daily: of.micrograms === null ? null : of.micrograms * held.dose.entry.total,
    })),
  );

/** A dose in whose name no table knows a word. */
export function checkUnknownDoses(
  doses: readonly HeldDose[],
  amounts: readonly DayDose[],
  facts: readonly RailFact[],
  list: FindingList,
): void {
  const known = new Set(amounts.map(({ held }) => held));
  for (const held of doses) {
    if (known.has(held) || held.substances.size > 0 || held.foods.length > 0) continue;
    list.notAllCheckedFor(facts.filter(looksAtDoses));
    const { quantity } = held.dose.entry;
    const piece = [held.name, quantity.trim()].filter(Boolean).join(', ');
    list.notChecked(
      'dose',
      `${held.subject}\n${quantity}`,
      `“${piece}”: what is in it is not known.`,
      held.places,
    );
  }
}

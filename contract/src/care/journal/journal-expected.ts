import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import { todaysMeals, totalDaysOf, type DaysMeal } from '../diet-plans/diet-plan-days.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import { DOSAGE_PLAN_KINDS, type DosageEntry, type DosagePlanKind } from '../dosage-plans/dosage-plans.ts';
import { dosesOn } from '../dosage-plans/dose-days.ts';
import type { ExpectedDay, ExpectedDose, ExpectedMeal, JournalDose } from './journal.ts';
import type { ClientProgram } from '../../people.ts';

/** The plans that held when a day began. */
export interface PlansOfDay {
  program: Pick<ClientProgram, 'startDate' | 'durationInDays'> | null;
  /** The weeks of the published plan; null when there was none. */
  weeks: readonly Pick<DietWeek, 'totalDays' | 'mealPlan'>[] | null;
  doses: Record<DosagePlanKind, readonly DosageEntry[]>;
}

/** A client's day without a plan: no meals and no doses. */
export const NOTHING_EXPECTED: ExpectedDay = { meals: [], doses: [] };

/**
 * The items of a client's day: the plan's meals of that day, and every dose that
 * is taken on it. None before the program's
 * start or after its last day, and no meals beyond the plan's weeks.
 */
export function expectedOf({ program, weeks, doses }: PlansOfDay, day: Day): ExpectedDay {
  if (!program || day < program.startDate) return NOTHING_EXPECTED;
  if (day >= addDays(program.startDate, program.durationInDays)) return NOTHING_EXPECTED;
  return {
    meals: weeks ? expectedMeals(weeks, program.startDate, day) : [],
    doses: DOSAGE_PLAN_KINDS.flatMap((kind) => expectedDoses(kind, doses[kind], day)),
  };
}

function expectedMeals(weeks: NonNullable<PlansOfDay['weeks']>, start: Day, day: Day): ExpectedMeal[] {
  return daysBetween(start, day) >= totalDaysOf(weeks) ? [] : keyedMeals(todaysMeals(weeks, start, day));
}

/** A day's meals in order of time, each with the key of its answer. */
export function keyedMeals(meals: readonly DaysMeal[]): ExpectedMeal[] {
  const counts = new Map<string, number>();
  return meals.map(({ mealType, mealTime, choices }) => {
    const number = (counts.get(mealType) ?? 0) + 1;
    counts.set(mealType, number);
    return {
      key: mealKey(mealType, number),
      mealType,
      mealTime,
      choices: choices.map(({ name, quantity, unit, components }) => ({
        name,
        quantity,
        unit,
        ...(components && { components }),
      })),
    };
  });
}

/** The key of a meal: its type, and its number within the type in order of time. */
export const mealKey = (mealType: string, number: number): string => `meal:${mealType}:${number}`;

/** The doses of a plan on a day. Their keys name the entry by its place where an older plan has no id. */
export function expectedDoses(
  kind: DosagePlanKind,
  entries: readonly DosageEntry[],
  day: Day,
): ExpectedDose[] {
  return entries.flatMap((entry, index) =>
    dosesOn(entry, day).map((dose) => ({
      key: `${entryKey(kind, entry.id || String(index + 1))}:${dose.slot}`,
      kind,
      name: entry.name,
      quantity: entry.quantity,
      notes: entry.notes,
      ...(entry.form && { form: entry.form }),
      ...(entry.vehicle !== undefined && { vehicle: entry.vehicle }),
      ...dose,
    })),
  );
}

/** The entry in the keys of its doses, which end in their slot: `dose:vitamin:<entry>`. */
export const entryKey = (kind: DosagePlanKind, entry: string): string => `dose:${kind}:${entry}`;

/** Marks the doses of entries, named as `entryKey` does, that were stopped or paused after the day had begun. */
export function withStopped(doses: readonly ExpectedDose[], stopped: ReadonlySet<string>): JournalDose[] {
  return doses.map((dose) =>
    stopped.has(dose.key.slice(0, dose.key.lastIndexOf(':'))) ? { ...dose, isStopped: true } : dose,
  );
}

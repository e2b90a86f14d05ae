import { minutesOf } from '../../clinic-calendar.ts';
import { DOSAGE_SLOTS, type DosageSlot, type MealType } from '../../constants.ts';
import type { ExpectedDay, ExpectedDose, ExpectedMeal, JournalDose } from './journal.ts';

/** One clock hour: what is eaten and taken in it. */
export interface TimelineRow {
  /** HH:mm of its earliest part. */
  time: string;
  /** HH:mm from which the row is over. */
  until: string;
  meals: ExpectedMeal[];
  doses: ExpectedDose[];
}

/** A day in rows of an hour. */
export interface Timeline {
  over: TimelineRow[];
  /** The present row, or the next one; absent after the last. */
  now?: TimelineRow;
  later: TimelineRow[];
}

/** Minutes after its time for which a meal is not over. */
const MEAL_MINUTES = 45;

/** The meal that a dose goes with, its usual time without one, and when that part of the day is over. */
const SLOTS: Readonly<Record<DosageSlot, { meal: MealType; time: string; until: string }>> = {
  onRising: { meal: 'On Rising', time: '07:00', until: '08:00' },
  morning: { meal: 'Breakfast', time: '09:00', until: '11:00' },
  lunch: { meal: 'Lunch', time: '13:30', until: '15:00' },
  snacks: { meal: 'Evening Snacks', time: '17:00', until: '18:30' },
  dinner: { meal: 'Dinner', time: '20:00', until: '22:00' },
};

/** Doses of bedtime stand behind dinner. */
const BEDTIME = { time: '22:00', until: '24:00' } as const;

const later = (one: string, other: string): string => (one > other ? one : other);

function endOfMeal(time: string): string {
  const minutes = minutesOf(time) + MEAL_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

type Part = { time: string; until: string } & ({ meal: ExpectedMeal } | { dose: ExpectedDose });

function partsOf({ meals, doses }: ExpectedDay): Part[] {
  const timeOf = (slot: DosageSlot) =>
    meals.find(({ mealType }) => mealType === SLOTS[slot].meal)?.mealTime ?? SLOTS[slot].time;
  const inOrder = doses.toSorted(
    (one, other) => DOSAGE_SLOTS.indexOf(one.slot) - DOSAGE_SLOTS.indexOf(other.slot),
  );
  return [
    ...meals.map((meal) => ({ time: meal.mealTime, until: endOfMeal(meal.mealTime), meal })),
    ...inOrder.map((dose) => {
      if (dose.moment === 'bedtime') return { ...BEDTIME, dose };
      const time = timeOf(dose.slot);
      return { time, until: later(SLOTS[dose.slot].until, endOfMeal(time)), dose };
    }),
  ].toSorted((one, other) => one.time.localeCompare(other.time));
}

/** A day's meals and doses in rows of an hour, in order; a dose stands with the meal of its part of the day. */
export function timelineRows(day: ExpectedDay): TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  for (const part of partsOf(day)) {
    const hour = part.time.slice(0, 2);
    const row = rows.get(hour) ?? { time: part.time, until: part.until, meals: [], doses: [] };
    rows.set(hour, row);
    row.until = later(row.until, part.until);
    if ('meal' in part) row.meals.push(part.meal);
    else row.doses.push(part.dose);
  }
  return [...rows.values()];
}

/** The rows of a day at `time`, the clinic's time of day, HH:mm. */
export function timelineAt(rows: readonly TimelineRow[], time: string): Timeline {
  const [now, ...others] = rows.filter(({ until }) => until > time);
  return { over: rows.filter(({ until }) => until <= time), now, later: others };
}

/** Today as the plans now say it, beside what was fixed when the day began. */
export interface DayNow extends ExpectedDay {
  /** Keys of what is asked today: the rest counts from tomorrow. */
  asked: ReadonlySet<string>;
  /** Keys of doses that the doctor stopped or paused today. */
  stopped: ReadonlySet<string>;
}

/** The dose of today's plan that a fixed one is: by its key, else by name, strength and part of the day. */
const standingOf = (dose: ExpectedDose, present: readonly ExpectedDose[]): ExpectedDose | undefined =>
  present.find(({ key }) => key === dose.key) ??
  present.find(
    ({ kind, slot, name, quantity }) =>
      kind === dose.kind && slot === dose.slot && name === dose.name && quantity === dose.quantity,
  );

/**
 * Joins today's plans with the day as it was fixed: both meals and doses have the words of today's plan, and a dose that
 * no plan asks for any more is stopped. Plans that are not known are left out: their part of the fixed day holds then.
 */
export function dayNow(
  { meals, doses }: Partial<ExpectedDay>,
  fixed: Omit<ExpectedDay, 'doses'> & { doses: readonly JournalDose[] },
  answered: Readonly<Record<string, unknown>>,
): DayNow {
  const asked = new Set([...fixed.meals, ...fixed.doses].map(({ key }) => key));
  const present = doses ?? fixed.doses;
  const standing = fixed.doses.map((dose) => standingOf(dose, present));
  const left = fixed.meals.filter(
    ({ key }) => answered[key] !== undefined && meals?.every((meal) => meal.key !== key),
  );
  return {
    meals: meals ? [...meals, ...left] : fixed.meals,
    doses: [
      ...fixed.doses.map((dose, place) => ({ ...dose, ...standing[place], key: dose.key })),
      ...present.filter((dose) => !standing.includes(dose)),
    ],
    asked,
    stopped: new Set(
      fixed.doses.filter(({ isStopped }, place) => isStopped || !standing[place]).map(({ key }) => key),
    ),
  };
}

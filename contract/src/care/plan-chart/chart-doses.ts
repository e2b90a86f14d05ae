import { addDays, type Day } from '../../clinic-calendar.ts';
import { DOSAGE_SLOTS, type DosageSlot } from '../../constants.ts';
import type { DosageEntry, SlotDose } from '../dosage-plans/dosage-plans.ts';
import type { DoseRhythm } from '../dosage-plans/dose-course.ts';
import { isAsNeeded, isTakenOn } from '../dosage-plans/dose-days.ts';
import type { PlanLanguage } from '../plans/plan-languages.ts';
import { PLAN_WORDS } from '../plans/plan-words.ts';
import { dayIn, fullDayIn, weekdayIn } from '../plans/dates-in-language.ts';

/** A Sunday: the days after it name the weekdays. */
const A_SUNDAY: Day = '2026-01-04';

export interface ChartDose {
  name: string;
  strength: string;
  /** When to take how many: "1 after meal"; a slot without pieces is absent. */
  slots: Partial<Record<DosageSlot, string>>;
  /** The liquid or food that it is taken with; empty: not said. */
  vehicle: string;
  /** On which days: "Sun, from 5 Jan". */
  days: string;
  notes: string;
}

function slotText({ count, timing, moment }: SlotDose, language: PlanLanguage): string {
  const words = PLAN_WORDS[language];
  const when = { A: words.afterMeal, B: words.beforeMeal, '': '' }[timing];
  const instead = moment && { withMeal: words.withMeal, bedtime: words.bedtime }[moment];
  return [String(count), instead ?? when].filter(Boolean).join(' ');
}

function rhythmWords(rhythm: DoseRhythm | undefined, language: PlanLanguage): string {
  const words = PLAN_WORDS[language];
  if (!rhythm) return words.everyDay;
  if ('asNeeded' in rhythm) return words.asNeeded;
  if ('dayOfMonth' in rhythm) return words.eachMonth(rhythm.dayOfMonth);
  if ('every' in rhythm) return rhythm.every === 2 ? words.everySecondDay : words.every(rhythm.every);
  return rhythm.weekdays.map((day) => weekdayIn(addDays(A_SUNDAY, day), language)).join(', ');
}

/** The days of a dose in words, on a page that begins on `first`: what is over by then is not said. */
export function doseDaysText(
  { rhythm, from, to, pauses = [] }: Pick<DosageEntry, 'rhythm' | 'from' | 'to' | 'pauses'>,
  first: Day,
  language: PlanLanguage,
): string {
  const words = PLAN_WORDS[language];
  const near = (day: Day) =>
    day.slice(0, 4) === first.slice(0, 4) ? dayIn(day, language) : fullDayIn(day, language);
  // A count of days is told apart only when one of them is known.
  const counted = rhythm && 'every' in rhythm && from !== undefined;
  return [
    rhythmWords(rhythm, language),
    ...(from !== undefined && (from > first || counted) ? [words.from(near(from))] : []),
    ...(to === undefined ? [] : [words.until(near(to))]),
    ...pauses.filter((one) => one.to >= first).map((one) => words.paused(near(one.from), near(one.to))),
  ].join(', ');
}

const printed = (entry: DosageEntry, first: Day, language: PlanLanguage): ChartDose => {
  const taken = DOSAGE_SLOTS.filter((slot) => entry.dosage[slot].count > 0);
  return {
    name: entry.name,
    strength: entry.quantity,
    slots: Object.fromEntries(taken.map((slot) => [slot, slotText(entry.dosage[slot], language)])),
    vehicle: entry.vehicle ?? '',
    days: doseDaysText(entry, first, language),
    notes: entry.notes,
  };
};

/**
 * The doses of a printed page: those that are taken on one of its days, or as needed. `days`: the page's dates, at
 * least one.
 */
export const chartDoses = (
  doses: readonly DosageEntry[],
  days: readonly Day[],
  language: PlanLanguage,
): ChartDose[] =>
  doses
    .filter((entry) => isNeededOn(entry, days) || days.some((day) => isTakenOn(entry, day)))
    .map((entry) => printed(entry, days[0] as Day, language));

const isNeededOn = (entry: DosageEntry, days: readonly Day[]): boolean =>
  isAsNeeded(entry) && days.some((day) => isTakenOn({ ...entry, rhythm: undefined }, day));

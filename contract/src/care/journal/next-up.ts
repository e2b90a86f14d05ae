import { minutesOf } from '../../clinic-calendar.ts';
import { DOSAGE_SLOTS, type DosageSlot } from '../../constants.ts';
import type { DaysMeal } from '../diet-plans/diet-plan-rules.ts';

/** Minutes after its time for which a meal still counts as next. */
const MEAL_MINUTES = 45;

/** Until when a part of the day still counts as next. */
const SLOT_ENDS: Readonly<Record<DosageSlot, string>> = {
  onRising: '08:00',
  morning: '11:00',
  lunch: '15:00',
  snacks: '18:30',
  dinner: '22:00',
};

/**
 * Returns the present or next of a day's meals, which are in order of time; undefined after the last. `time` is the
 * clinic's time of day, HH:mm.
 */
export const nextMeal = (meals: readonly DaysMeal[], time: string): DaysMeal | undefined =>
  meals.find(({ mealTime }) => minutesOf(mealTime) + MEAL_MINUTES > minutesOf(time));

/** The present or next part of the day with a dose; undefined after the last. */
export const nextSlot = (taken: readonly DosageSlot[], time: string): DosageSlot | undefined =>
  DOSAGE_SLOTS.find((slot) => taken.includes(slot) && SLOT_ENDS[slot] > time);

import { minutesOf } from '../../clinic-calendar.ts';
import { DOSAGE_SLOTS, type DosageSlot } from '../../constants.ts';
import type { DaysMeal } from '../diet-plans/diet-plan-rules.ts';

/** Minutes for which a meal is still the next one. */
const MEAL_MINUTES = 45;

/** Until when a dose of a part of the day is still the next one. */
const SLOT_ENDS: Readonly<Record<DosageSlot, string>> = {
  onRising: '08:00',
  morning: '11:00',
  lunch: '15:00',
  snacks: '18:30',
  dinner: '22:00',
};

/**
 * Returns the meal to eat now or next, of a day's meals in their order; undefined after the last. `time` is
 * the clinic's, HH:mm.
 */
export const nextMeal = (meals: readonly DaysMeal[], time: string): DaysMeal | undefined =>
  meals.find(({ mealTime }) => minutesOf(mealTime) + MEAL_MINUTES > minutesOf(time));

/** Returns the present or next part of the day in which something is taken; undefined after the last. */
export const nextSlot = (taken: readonly DosageSlot[], time: string): DosageSlot | undefined =>
  DOSAGE_SLOTS.find((slot) => taken.includes(slot) && SLOT_ENDS[slot] > time);

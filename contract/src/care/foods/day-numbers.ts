import type { Nutrient } from './foods.ts';

/** From the least to the most that alternatives and "1-2" give; both ends may be equal. */
export interface Range {
  from: number;
  to: number;
}

/** What a day of a plan gives. */
export interface DayNumbers {
  /** Day of its week, from 1. */
  day: number;
  /** Null: nothing of it is known. A food of which a value is not known counts as unknown for that value alone. */
  nutrients: Record<Nutrient, Range | null>;
  /** Things to eat on the day, alternatives too, and those whose energy is known. */
  items: number;
  known: number;
  /** It has breakfast, lunch and dinner: only such a day is judged by its energy. */
  hasMainMeals: boolean;
}

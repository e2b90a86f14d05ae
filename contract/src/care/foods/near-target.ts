import type { Range } from '../../reading/amounts.ts';
import { amountsWithin } from './scaled-amounts.ts';
import { energyOf, type AlikeDays, type WeekOfAmounts } from './scaled-week.ts';

/** A day is at its target within this share of it. */
export const NEAR = 0.05;

/** How far a day is from its target, as a share of it: of its alternatives the one that is furthest. */
export const offOf = ({ from, to }: Range, target: number): number =>
  to - target > target - from ? to / target - 1 : from / target - 1;

const distance = (range: Range, target: number): number => Math.abs(offOf(range, target));

/** Steps of one amount, or of two together. */
type Move = readonly (readonly [food: number, steps: number])[];

function* movesOf(foods: number): Generator<Move> {
  for (let food = 0; food < foods; food += 1) for (const steps of [1, -1]) yield [[food, steps]];
}
function* pairsOf(foods: number): Generator<Move> {
  for (let one = 0; one < foods; one += 1)
    for (let other = one + 1; other < foods; other += 1)
      for (const [steps, more] of [
        [1, -1],
        [-1, 1],
        [1, 1],
        [-1, -1],
      ] as const)
        yield [
          [one, steps],
          [other, more],
        ];
}

/** Smaller gains are differences of rounding. */
const LEAST_GAIN = 1e-9;
/** A day that is further away than it may be outweighs everything else. */
const TOO_FAR = 1000;

/** Looks for the amounts of a week's foods by which its judged days are nearest to a target. */
class Search {
  private readonly judged: readonly AlikeDays[];
  private readonly limits: readonly number[];
  private readonly choices: readonly (readonly number[])[];

  private readonly week: WeekOfAmounts;
  private readonly target: number;

  constructor(week: WeekOfAmounts, target: number) {
    this.week = week;
    this.target = target;
    this.judged = week.days.filter(({ isJudged }) => isJudged);
    const stood = week.foods.map(({ quantity }) => quantity);
    this.limits = this.judged.map((day) =>
      Math.max(distance(energyOf(day, week.foods, stood), target), NEAR),
    );
    this.choices = week.foods.map((food, place) => amountsWithin(food, Math.max(2, this.needOf(place))));
  }

  /** Times of all that can be scaled that a food's judged days need on average; 1 where it is on none. */
  private needOf(food: number): number {
    const { foods } = this.week;
    const stood = foods.map(({ quantity }) => quantity);
    const none = foods.map(() => 0);
    const middle = ({ from, to }: Range) => (from + to) / 2;
    let [needs, days] = [0, 0];
    for (const day of this.judged) {
      if (!day.meals.flat().some(({ scaled }) => scaled.includes(food))) continue;
      const stays = middle(energyOf(day, foods, none));
      const scaled = middle(energyOf(day, foods, stood)) - stays;
      const count = day.to - day.from + 1;
      needs += count * Math.max((this.target - stays) / scaled, 0.5);
      days += count;
    }
    return days === 0 ? 1 : needs / days;
  }

  private amountsAt(places: readonly number[]): number[] {
    return places.map((place, food) => this.choices[food]?.[place] ?? 0);
  }

  private scoreOf(places: readonly number[]): { score: number; isAllowed: boolean } {
    const amounts = this.amountsAt(places);
    let [score, beyond] = [0, 0];
    for (const [index, day] of this.judged.entries()) {
      const { from, to } = energyOf(day, this.week.foods, amounts);
      const ends = (from / this.target - 1) ** 2 + (to / this.target - 1) ** 2;
      score += ends * (day.to - day.from + 1);
      beyond += Math.max(0, distance({ from, to }, this.target) - (this.limits[index] ?? 0) - LEAST_GAIN);
    }
    return { score: score + beyond * TOO_FAR, isAllowed: beyond === 0 };
  }

  private bestOf(places: readonly number[], moves: Iterable<Move>): readonly number[] | undefined {
    let { score: least } = this.scoreOf(places);
    let best: readonly number[] | undefined;
    for (const move of moves) {
      const moved = [...places];
      for (const [food, steps] of move) moved[food] = (moved[food] ?? 0) + steps;
      if (move.some(([food]) => this.choices[food]?.[moved[food] ?? -1] === undefined)) continue;
      const { score } = this.scoreOf(moved);
      if (score >= least - LEAST_GAIN) continue;
      least = score;
      best = moved;
    }
    return best;
  }

  /** Goes step by step to where no step of one amount, nor of two together, brings the days nearer. */
  private nearest(start: readonly number[]): readonly number[] {
    const { length } = this.week.foods;
    let places = start;
    for (;;) {
      const next = this.bestOf(places, movesOf(length)) ?? this.bestOf(places, pairsOf(length));
      if (!next) return places;
      places = next;
    }
  }

  private placesBy(wanted: (food: number) => number): number[] {
    return this.choices.map((amounts, food) => {
      const near = (place: number) => Math.abs((amounts[place] ?? 0) - wanted(food));
      return amounts.reduce((best, _amount, place) => (near(place) < near(best) ? place : best), 0);
    });
  }

  private quantityOf(food: number): number {
    return this.week.foods[food]?.quantity ?? 0;
  }

  /**
   * The amounts nearest to the target: each food is scaled by what its days need on average, then by single steps. Where
   * that would take a day further from its target, single steps from what stands are taken in its place.
   */
  amounts(): number[] {
    const isFar = this.limits.some((limit) => limit > NEAR);
    if (!isFar) return this.week.foods.map(({ quantity }) => quantity);
    const scaled = this.nearest(this.placesBy((food) => this.quantityOf(food) * this.needOf(food)));
    if (this.scoreOf(scaled).isAllowed) return this.amountsAt(scaled);
    return this.amountsAt(this.nearest(this.placesBy((food) => this.quantityOf(food))));
  }
}

/**
 * Amounts of a week's foods, in their order, by which its judged days come near to a target in kcal. No day ends further
 * from it than it was, except within 5 % of it; a week of which all judged days are within 5 % stays.
 */
export const amountsNear = (week: WeekOfAmounts, target: number): number[] =>
  new Search(week, target).amounts();

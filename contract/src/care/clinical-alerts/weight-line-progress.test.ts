import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../clinic-calendar.ts';
import type { ProgressInput, ProgressRow, AlertName } from '../client-progress/progress-input.ts';
import { THRESHOLDS } from '../body/alert-thresholds.ts';
import { weightAlerts } from './weight-alerts.ts';
import {
  PROGRESS_DAYS,
  FIRST_DAY,
  madeUpProgress,
  type MadeUp,
} from '../client-progress/made-up-progress.ts';
import { LINE, weightLine, type WeightLine } from '../client-progress/weight-line.ts';

/** The seed makes the same random progress in every run. The results are the table in docs/weight-line.md. */
const SEED = 39;
/**
 * How often people weigh themselves, and how many people are simulated: more of those who rarely do, since they vary
 * more and are faster to compute.
 */
const HOW = {
  daily: { every: 1, people: 200 },
  'each third day': { every: 3, people: 400 },
  weekly: { every: 7, people: 1000 },
} as const;

const input = (rows: ProgressRow[], today: string): ProgressInput => ({
  today,
  rows,
  program: { startDate: FIRST_DAY, endsOn: addDays(FIRST_DAY, PROGRESS_DAYS) },
  goal: { direction: 'lose', kind: 'weight', value: 40, by: addDays(FIRST_DAY, 365), reason: '' },
  age: 41,
  expecting: false,
});

/** The first day on which each alert appears, checked after every weighing. */
function firstDays(
  rows: readonly ProgressRow[],
  names: readonly AlertName[],
): Partial<Record<AlertName, number>> {
  const first: Partial<Record<AlertName, number>> = {};
  for (const [place, { day }] of rows.entries()) {
    // Rows older than the line's days cannot change it.
    const known = rows.slice(Math.max(place - LINE.days, 0), place + 1);
    for (const { name } of weightAlerts(input(known, day), THRESHOLDS))
      first[name] ??= daysBetween(FIRST_DAY, day);
    // Once every alert has a first day, later rows change nothing.
    if (names.every((name) => name in first)) break;
  }
  return first;
}

interface Told {
  /** Per cent of the simulated people with the alert. */
  share: number;
  /** The median of their first days. */
  day: number;
  by: (day: number) => number;
}

function told<Name extends AlertName>(made: MadeUp, count: number, ...names: Name[]): Record<Name, Told> {
  const people = madeUpProgress(made, count, SEED).map((rows) => firstDays(rows, names));
  const of = (name: Name): Told => {
    const days = people.flatMap((first) => first[name] ?? []).toSorted((one, other) => one - other);
    const by = (day: number) => (100 * days.filter((one) => one <= day).length) / count;
    return { share: by(PROGRESS_DAYS), day: days[Math.floor(days.length / 2)] ?? Number.NaN, by };
  };
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Told>;
}

/** The range in which four of five next weighings should lie: it adds the weighings' own spread to the line's error. */
function reachOf({ from, to, weighings, spread, error, low, high }: WeightLine, day: string): number {
  const weeks = (daysBetween(from, day) - daysBetween(from, to) / 2) / 7;
  return ((high - low) / 2 / error) * Math.hypot(spread, spread / Math.sqrt(weighings), error * weeks);
}

/** Per cent of cases in which the slope's 80 % range contains the truth, and the line's range the next weighing. */
function held(made: MadeUp, count: number): { truth: number; next: number } {
  const seen = { truth: 0, next: 0, lines: 0 };
  for (const rows of madeUpProgress(made, count, SEED)) {
    for (const [place, { day, value }] of rows.entries()) {
      const line = weightLine(rows.slice(Math.max(place - 1 - LINE.days, 0), place), day);
      if (!line) continue;
      seen.lines += 1;
      if (line.low <= made.aWeek && made.aWeek <= line.high) seen.truth += 1;
      if (Math.abs(value - line.now) <= reachOf(line, day)) seen.next += 1;
    }
  }
  return {
    truth: Math.round((100 * seen.truth) / seen.lines),
    next: Math.round((100 * seen.next) / seen.lines),
  };
}

const MADE = Object.entries(HOW).flatMap(([how, of]) => [0.4, 0.6].map((noise) => ({ how, noise, ...of })));
/** Writes a table's cell: "4 %", and the median day. */
const cell = ({ share, day }: Told): string =>
  share > 0 ? `${Number(share.toFixed(1))} % (day ${day})` : '0 %';

describe(`the weight line on made-up progress, seed ${SEED}`, () => {
  const table: string[] = [];

  it.each(MADE)(
    'is right about who weighs $how, with a noise of $noise kg',
    ({ how, every, noise, people }) => {
      const losing = told({ aWeek: -0.5, noise, every }, people, 'flat', 'up', 'jump');
      const more = told({ aWeek: -0.7, noise, every }, people, 'flat');
      const gaining = told({ aWeek: 0.3, noise, every }, people, 'up');
      const still = told({ aWeek: 0, noise, every }, people, 'flat', 'up');
      const two = told({ aWeek: -2, noise, every }, people, 'fast');
      const { truth, next } = held({ aWeek: -0.5, noise, every }, people);
      const cells = [losing.flat, losing.up, more.flat, gaining.up, still.flat, still.up, two.fast].map(cell);
      table.push(`| ${how}, ${noise} | ${cells.join(' | ')} | ${truth} % | ${next} % |`);
      expect(losing.flat.share).toBeLessThanOrEqual(10);
      expect(losing.up.share).toBeLessThanOrEqual(1);
      expect(more.flat.share).toBeLessThanOrEqual(2);
      expect(gaining.up.share).toBeGreaterThanOrEqual(99);
      expect(gaining.up.day).toBeLessThanOrEqual(28);
      expect(still.flat.share).toBeGreaterThanOrEqual(every === 7 ? 65 : 99);
      expect(still.flat.day).toBeLessThanOrEqual(every === 7 ? 35 : 24);
      expect(two.fast.by(21)).toBeGreaterThanOrEqual(99);
      expect(losing.jump.share).toBe(0);
    },
    120_000,
  );

  it('is told in the documents as it was found', () => {
    expect(table).toMatchInlineSnapshot(`
      [
        "| daily, 0.4 | 0 % | 0 % | 0 % | 100 % (day 16) | 100 % (day 17) | 15.5 % (day 22) | 100 % (day 14) | 85 % | 84 % |",
        "| daily, 0.6 | 1.5 % (day 21) | 0 % | 0 % | 100 % (day 19) | 100 % (day 21) | 60 % (day 47) | 100 % (day 14) | 81 % | 80 % |",
        "| each third day, 0.4 | 0.5 % (day 57) | 0 % | 0 % | 100 % (day 21) | 100 % (day 21) | 31.3 % (day 48) | 100 % (day 15) | 86 % | 87 % |",
        "| each third day, 0.6 | 5.3 % (day 30) | 0.3 % (day 15) | 0.3 % (day 15) | 100 % (day 24) | 100 % (day 24) | 62.3 % (day 42) | 100 % (day 15) | 76 % | 78 % |",
        "| weekly, 0.4 | 0.2 % (day 56) | 0 % | 0 % | 100 % (day 28) | 99.7 % (day 28) | 12.3 % (day 49) | 100 % (day 21) | 90 % | 91 % |",
        "| weekly, 0.6 | 3.8 % (day 56) | 0 % | 0.3 % (day 42) | 99.8 % (day 28) | 97.9 % (day 35) | 38.4 % (day 49) | 100 % (day 21) | 77 % | 77 % |",
      ]
    `);
  });
});

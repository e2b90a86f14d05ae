import type { ScaledDays } from '@clinic/contract/care/foods/scaled-plan';
import { NEAR } from '@clinic/contract/care/foods/near-target';
import { counted, grouped, nounOf } from '@clinic/contract/platform/counted';
import { listed } from '@clinic/contract/platform/listed';

const kcal = ({ from, to }: ScaledDays['before']): string => {
  const [least, most] = [Math.round(from), Math.round(to)];
  return least === most ? grouped(least) : `${grouped(least)}–${grouped(most)}`;
};

const percent = (off: number): number => Math.round(Math.abs(off) * 100);
const side = (off: number): string => (off < 0 ? 'below' : 'above');

/** "2 % below": how far a day is from its target. */
const offWords = (off: number): string => (percent(off) === 0 ? 'at it' : `${percent(off)} % ${side(off)}`);

/** Days that are alike before and afterwards, in words. */
export interface ScaleRow {
  /** "Weeks 1 and 2, days 1–4". */
  days: string;
  before: string;
  after: string;
  off: string;
  isNear: boolean;
}

export const isNear = ({ off }: Pick<ScaledDays, 'off'>): boolean => Math.abs(off) <= NEAR;

/** The rows of a preview: the same days of several weeks in one row. */
export function scaleRows(all: readonly ScaledDays[]): ScaleRow[] {
  const rows = new Map<string, { one: ScaledDays; weeks: number[] }>();
  for (const one of all) {
    const { week, ...alike } = one;
    const key = JSON.stringify(alike);
    const row = rows.get(key) ?? { one, weeks: [] };
    rows.set(key, row);
    row.weeks.push(week + 1);
  }
  return [...rows.values()].map(({ one, weeks }) => ({
    days: `${weeks.length === 1 ? 'Week' : 'Weeks'} ${listed(weeks.map(String))}, ${nounOf(
      one.to - one.from + 1,
      'day',
    )} ${one.from === one.to ? one.from : `${one.from}–${one.to}`}`,
    before: kcal(one.before),
    after: kcal(one.after),
    off: offWords(one.off),
    isNear: isNear(one),
  }));
}

const daysIn = (all: readonly ScaledDays[]): number =>
  all.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Says how near the judged days come to the target. */
export function nearnessWords(all: readonly ScaledDays[], target: number): string {
  const far = all.filter((one) => !isNear(one));
  const of = `${grouped(target)} kcal`;
  const days = daysIn(all);
  if (far.length === 0)
    return days === 1
      ? `The judged day comes within 5 % of ${of}.`
      : `All ${days} judged days come within 5 % of ${of}.`;
  const [furthest] = far.toSorted((one, other) => Math.abs(other.off) - Math.abs(one.off));
  const off = furthest?.off ?? 0;
  return `Within 5 % of ${of}: ${days - daysIn(far)} of ${counted(days, 'judged day')}. The furthest is ${percent(off)} % ${side(off)}, as near as halves allow.`;
}

import { expect, it } from 'vitest';
import { weekColumns } from './week-columns.ts';

const visit = (day: number, from: number) => ({
  start: new Date(2026, 0, day, from),
  end: new Date(2026, 0, day, from + 1),
});
const widths = (week: Omit<Parameters<typeof weekColumns>[0], 'from'>) => {
  const columns = weekColumns({ from: '2026-01-04', ...week });
  return [0, 1, 2, 3, 4, 5, 6].map((at) => `${columns[`--grows-${at}`]} ${columns[`--width-${at}`]}`);
};
const sundays = (day: string) => day === '2026-01-04' || day === '2026-01-11';
const open = '1 84px';
const folded = '0 56px';

it('gives each day room for its own visits that stand beside each other, and folds a closed one', () => {
  const visits = [visit(5, 10), visit(5, 10), visit(5, 10), visit(6, 10), visit(6, 12)];
  expect(widths({ visits, isClosed: sundays })).toEqual([folded, '1 252px', open, open, open, open, open]);
});

it('does not fold a closed day with a visit, or with a reason why it is closed', () => {
  for (const more of [{ visits: [visit(4, 10)] }, { visits: [], bands: [visit(4, 9)] }])
    expect(widths({ ...more, isClosed: sundays })[0]).toBe(open);
});

it('folds nothing where no hours are known', () => {
  expect(widths({ visits: [], isClosed: () => true })).toEqual(Array(7).fill(open));
  expect(widths({ visits: [] })).toEqual(Array(7).fill(open));
});

it('has room for two at once on each open day of a screen of 1440 pixels', () => {
  const visits = [5, 6, 7, 8, 9, 10].flatMap((day) => [visit(day, 10), visit(day, 10)]);
  const all = widths({ visits, isClosed: sundays }).map((one) => Number(/\d+(?=px)/.exec(one)?.[0]));
  // The width that menu and hours leave.
  expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(1440 - 232 - 48 - 72);
});

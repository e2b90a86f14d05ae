import type { FaultFigures } from './fault-drill.ts';
import { FAILOVERS } from './set-faults.ts';

/** A clinic whose primary is gone writes again so soon, in milliseconds. */
const RETURN_MS = 15_000;
const NONE: (keyof FaultFigures)[] = ['lost', 'doubled', 'withoutRow', 'broken', 'unanswered'];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The figures as rows of a table. */
export function rowsOf(figures: FaultFigures): string[] {
  const rows: [string, string | number][] = [
    ...Object.entries(figures.returnsMs).map(([fault, times]): [string, string] => [
      `${fault}: times, slowest return`,
      `${times.length}, ${seconds(Math.max(...times))}`,
    ]),
    ['acknowledged writes', figures.acknowledged],
    ['requests sent again', figures.repeated],
    ['slowest request', seconds(figures.slowestMs)],
    ['lost, doubled', `${figures.lost}, ${figures.doubled}`],
    ['without a row in the audit', figures.withoutRow],
    ['answered with 500', figures.broken],
    ['over their deadline', figures.unanswered],
  ];
  return rows.map(([name, value]) => `| ${name} | ${value} |`);
}

/** What was promised and is not so; nothing when all is well. */
export function brokenPromises(figures: FaultFigures): string[] {
  const late = FAILOVERS.filter((fault) =>
    (figures.returnsMs[fault] ?? []).some((returnMs) => returnMs > RETURN_MS),
  );
  return [
    ...NONE.filter((name) => figures[name] !== 0).map((name) => `${name} must be 0`),
    ...late.map((fault) => `${fault}: writes must be back within ${seconds(RETURN_MS)}`),
  ];
}

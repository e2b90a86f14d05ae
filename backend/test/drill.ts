import { parseArgs } from 'node:util';
import { drill, type DrillFigures } from './kills.ts';

// `npm run drill -- --kills 1000 --minutes 60`: runs the tests' kill drill with any number of kills.

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, minutes: { type: 'string' } },
});
const begun = performance.now();
const figures = await drill({
  kills: Number(values.kills),
  limitMs: values.minutes ? Number(values.minutes) * 60_000 : undefined,
  told: (kills) => kills % 10 === 0 && console.error(`${kills} kills`),
});
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const ROWS: [string, (figures: DrillFigures) => number | string][] = [
  ['kills of a server', (f) => f.serverKills],
  ['kills of the engine', (f) => f.engineKills],
  ['acknowledged writes', (f) => f.acknowledged],
  ['requests sent again', (f) => f.repeated],
  ['slowest request', (f) => seconds(f.slowestMs)],
  ['slowest return after an engine was killed', (f) => seconds(f.slowestReturnMs)],
  ['lost', (f) => f.lost],
  ['doubled', (f) => f.doubled],
  ['answered with 500', (f) => f.broken],
  ['unanswered', (f) => f.unanswered],
  ['without a row in the audit', (f) => f.withoutRow],
];
console.log(`| In ${seconds(performance.now() - begun)} | |\n|---|---|`);
for (const [name, of] of ROWS) console.log(`| ${name} | ${of(figures)} |`);
const { lost, doubled, broken, unanswered, withoutRow } = figures;
process.exitCode = lost + doubled + broken + unanswered + withoutRow > 0 ? 1 : 0;

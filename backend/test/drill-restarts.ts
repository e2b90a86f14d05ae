import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';
import { restartDrill, wholeOf } from './rolling-restarts.ts';
import { withDatabase } from './test-database.ts';

// `PROXY=/usr/sbin/haproxy npm run drill:restarts -- --rounds 2`: restarts two servers in turn behind a proxy.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, writers: { type: 'string', default: '16' } },
});
const program = process.env.PROXY;
const begun = performance.now();
const folder = await mkdtemp(path.join(tmpdir(), 'clinic-restarts-'));
const engine = await startEmbeddedEngine({
  directory: path.join(folder, 'db'),
  cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
  log: () => undefined,
});
const figures = await restartDrill(withDatabase(engine.uri, 'clinic'), {
  rounds: Number(values.rounds),
  tills: Number(values.writers),
  program,
});
await engine.stop();
await rm(folder, { recursive: true, force: true });
const { lost, doubled, unanswered, withoutRow, slowestRestart: slowest } = figures;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(`| In ${seconds(performance.now() - begun)}, ${values.writers} writers | |\n|---|---|
| real proxy | ${program ? path.basename(program) : 'not measured'} |
| restarts of one of two servers, the slowest | ${figures.restarts}, ${seconds(wholeOf(slowest))} |
| of the slowest: until it ended, until it was open, until the proxy asked it | ${seconds(slowest.ended)}, ${seconds(slowest.started)}, ${seconds(slowest.reached)} |
| acknowledged writes | ${figures.acknowledged} |
| requests sent again, of them answered with 500 or more but 503 | ${figures.repeated}, ${figures.broken} |
| slowest request | ${seconds(figures.slowestMs)}, ${figures.slowestCall} |
| lost, doubled, unanswered, without a row in the audit | ${lost}, ${doubled}, ${unanswered}, ${withoutRow} |`);
process.exit(lost + doubled + unanswered + withoutRow > 0 ? 1 : 0);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedEngine } from '../src/embedded-engine/embedded-engine.ts';
import { workersDrill } from './workers-drill.ts';

// `npm run drill:workers -- --reloads 20 --kills 20`: what the tests do three times each, as often as one likes.

const { values } = parseArgs({
  options: {
    reloads: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    workers: { type: 'string', default: '2' },
  },
});
const begun = Date.now();
const folder = await mkdtemp(path.join(tmpdir(), 'clinic-workers-'));
const engine = await startEmbeddedEngine({
  directory: path.join(folder, 'db'),
  cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
  log: () => undefined,
});
const figures = await workersDrill(engine.uri.replace('/?', '/clinic?'), {
  reloads: Number(values.reloads),
  kills: Number(values.kills),
  workers: Number(values.workers),
});
await engine.stop();
await rm(folder, { recursive: true, force: true });
const { lost, doubled, unanswered, withoutRow, repeatedByReloads } = figures;
console.log(`| In ${((Date.now() - begun) / 1000).toFixed(1)} s | |\n|---|---|
| reloads of ${values.workers} workers, kills of one | ${values.reloads}, ${values.kills} |
| acknowledged writes | ${figures.acknowledged} |
| requests sent again because of a reload | ${repeatedByReloads} |
| requests sent again because of a kill | ${figures.repeatedByKills} |
| slowest request | ${(figures.slowestMs / 1000).toFixed(1)} s |
| lost, doubled, unanswered, without a row in the audit | ${lost}, ${doubled}, ${unanswered}, ${withoutRow} |`);
process.exit(lost + doubled + unanswered + withoutRow + repeatedByReloads > 0 ? 1 : 0);

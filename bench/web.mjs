// Runs Lighthouse on eight pages of the running product, and measures start and memory (npm run bench:web). BENCH_RUNS
// (5) is how often each page is measured, and the median counts; --write puts the tables into docs/performance.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDemo } from '../scripts/product-server.mjs';
import { measurePages } from './lighthouse.mjs';
import { residentMegabytes } from './memory.ts';
import { writeMeasured } from './tables.mjs';
import { webTables } from './web-tables.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PAGES = [
  '/',
  '/plans',
  '/plans/weight-loss',
  '/contact-us',
  '/client/login',
  '/client/dashboard',
  '/client/diet-plan',
  '/client/appointments',
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-bench-web-'));
try {
  const first = await startDemo(dataDir);
  await first.stop();
  const server = await startDemo(dataDir);
  try {
    const idle = await residentMegabytes(server.pid);
    const pages = await measurePages(server.url, PAGES, await session(server.url), RUNS);
    const start = { first: first.seconds, later: server.seconds };
    const memory = { idle, after: await residentMegabytes(server.pid) };
    const text = webTables({ pages, runs: RUNS, start, memory });
    console.log(text);
    if (process.argv.includes('--write')) await writeMeasured('bench:web', text);
  } finally {
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Logs the demo clinic's client in; answers key and value that the portal keeps in the browser. */
async function session(url) {
  const answer = await fetch(`${url}/api/client/emailVerify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@demo.example', password: 'demo-clinic' }),
  });
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}: ${await answer.text()}`);
  const { token, client } = await answer.json();
  return ['client', JSON.stringify({ _id: client.id, id: client.id, name: client.name, token })];
}

// Measures the product on the large clinic that `npm run seed` has made in a data folder, and prints the tables of
// docs/scale.md: npm run bench:scale -- FOLDER.
import { performance } from 'node:perf_hooks';
import { residentMegabytes } from './memory.ts';
import { reads } from './scale-reads.mjs';
import { startProduct } from '../scripts/product-server.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which data folder: npm run bench:scale -- FOLDER');
const PASSWORD = 'demo-clinic';
const TIMES = Number(process.env.BENCH_TIMES ?? 40);

const begun = performance.now();
const server = await startProduct({ DATA_DIR: folder, LOG_LEVEL: 'warn', BACKUP_EVERY: '0' });
try {
  await (await fetch(`${server.url}/api/health`)).text();
  console.log(`First answer after ${seconds(performance.now() - begun)}; ${await resident()} resident.\n`);
  const tokens = {
    admin: await logIn('/admin/login', 'admin@demo.example'),
    desk: await logIn('/assistant/emailVerify', 'assistant@demo.example'),
    doctor: await logIn('/doctor/emailVerify', 'doctor.1@large.example'),
    client: await logIn('/client/emailVerify', 'client.99999@large.example'),
  };
  const { quick, exports } = await reads((who, path) => answer(tokens[who], path));
  console.log('| Read | p50 ms | p99 ms | first ms | kB |\n|---|--:|--:|--:|--:|');
  for (const read of quick) console.log(await measured(tokens, read));
  console.log(`\n${await resident()} resident after these.\n`);
  console.log('| Whole list or file | s | MB | resident before, most |\n|---|--:|--:|--:|');
  for (const read of exports) console.log(await exported(tokens, read));
} finally {
  const ending = performance.now();
  await server.stop();
  console.log(`\nEnded in ${seconds(performance.now() - ending)}.`);
}

async function measured(tokens, { name, who, path }) {
  const times = [];
  let size = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    const response = await ask(tokens[who], typeof path === 'function' ? path(time) : path);
    if (!response.ok) return refused(name, response, performance.now() - start);
    size = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
  }
  const [first] = times;
  times.sort((one, other) => one - other);
  const [p50, p99] = [times[TIMES >> 1], times.at(-1)].map((ms) => ms.toFixed(0));
  return `| ${name} | ${p50} | ${p99} | ${first.toFixed(0)} | ${(size / 1000).toFixed(0)} |`;
}

/** A read that the server's time limit ends is part of the figures. */
function refused(name, { status }, ms) {
  return `| ${name} | ${status} after ${seconds(ms)} | – | – | – |`;
}

async function exported(tokens, { name, who, path }) {
  const before = await residentMegabytes(server.pid);
  let most = before;
  const watch = setInterval(async () => (most = Math.max(most, await residentMegabytes(server.pid))), 200);
  const start = performance.now();
  let bytes = 0;
  for await (const part of (await answer(tokens[who], path)).body) bytes += part.length;
  clearInterval(watch);
  const took = ((performance.now() - start) / 1000).toFixed(1);
  return `| ${name} | ${took} | ${(bytes / 1e6).toFixed(1)} | ${before} → ${most} MB |`;
}

function ask(token, path) {
  return fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

async function answer(token, path) {
  const response = await ask(token, path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function logIn(path, email) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = await response.json();
  if (!token) throw new Error(`${email} could not log in (${response.status}).`);
  return token;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function resident() {
  return `${await residentMegabytes(server.pid)} MB`;
}

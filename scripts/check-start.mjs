// Runs a stranger's first `npm start` in a copy of the sources outside of the checkout (npm run check:start). It must
// install no devDependency, print little, build byte for byte what the whole install builds, and answer.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfNeeded } from './build.mjs';
import { outsideEnv, root } from './run.mjs';

const PARTS = ['backend', 'portal', 'backoffice', 'site'];
/** The start may print so many lines, without npm's own and empty ones. */
const MOST_LINES = 14;
const PAGES = ['/', '/client/login', '/staff/login', '/admin/login', '/api/health/ready'];

const problems = [];
// The copy is on a disk: temporary files of tests may lie in memory, from where a machine may refuse to run programs.
const folder = await mkdtemp('/var/tmp/clinic-start-');
try {
  await copySources();
  const lines = await startAndLookAt();
  const told = lines.filter((line) => line.trim() && !line.startsWith('> '));
  if (told.length > MOST_LINES) problems.push(`${told.length} lines before the address, not ${MOST_LINES}.`);
  if (existsSync(path.join(folder, 'node_modules/vitest'))) problems.push('npm start installed vitest.');
  await buildIfNeeded();
  for (const part of PARTS) problems.push(...(await differences(path.join(part, 'dist'))));
} catch (error) {
  problems.push(error.message);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = Number(problems.length > 0);

/** Copies the files that a clone would have if everything were committed. */
async function copySources() {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  const files = list.toString().split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(path.join(root, file))) await cp(path.join(root, file), path.join(folder, file));
}

/** Starts the clinic, asks for its pages and answers the lines before its address. */
async function startAndLookAt() {
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...withoutNpm(outsideEnv()), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  const lines = [];
  try {
    const address = await Promise.race([addressOf(server, lines), ended.then(() => undefined)]);
    if (!address) throw new Error('npm start ended before the clinic was open; the lines above say why.');
    for (const page of PAGES) {
      const { status } = await fetch(address + page);
      if (status !== 200) problems.push(`${page} answered ${status}.`);
    }
    return lines;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function addressOf(server, lines) {
  return new Promise((resolve) => {
    for (const input of [server.stdout, server.stderr])
      createInterface({ input }).on('line', (line) => {
        console.log(line);
        const [, address] = /^The clinic is open: (\S+)/.exec(line) ?? [];
        if (address) resolve(address);
        else lines.push(line);
      });
  });
}

/** Removes npm's settings from the environment, which npm hands on to programs that it starts. */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

async function differences(part) {
  const files = new Set((await Promise.all([filesOf(root, part), filesOf(folder, part)])).flat());
  const found = [];
  for (const file of files) {
    const [whole, start] = await Promise.all([contentOf(root, file), contentOf(folder, file)]);
    if (whole !== start) found.push(`${file} is another one without the devDependencies.`);
  }
  return found;
}

/** Returns the files of a folder without packed ones, which are made of the others. */
async function filesOf(place, part) {
  const entries = await readdir(path.join(place, part), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
}

/** Returns a file's contents without the names that Astro gives to islands, which depend on the folder. */
async function contentOf(place, file) {
  const content = await readFile(path.join(place, file), 'latin1').catch(() => undefined);
  return content?.replaceAll(/(<astro-island uid=")\w+/g, '$1');
}

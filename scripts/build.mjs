// Builds what has changed since the last build: node scripts/build.mjs [workspace …]
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.mjs';
import { installIfNeeded } from './install.mjs';
import { withProgress } from './progress.mjs';
import { runQuietly } from './quiet.mjs';
import { isStarted, projectEnv, root, twoAtATime } from './run.mjs';

const common = [
  'contract',
  'ui',
  'clinic.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
];
const frontEnd = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

const parts = {
  backend: { command: ['nest', 'build'], folder: '', sources: ['backend', 'nest-cli.json', ...common] },
  portal: { command: ['vite', 'build', '--logLevel', 'warn'], folder: 'portal', env: frontEnd },
  backoffice: { command: ['vite', 'build', '--logLevel', 'warn'], folder: 'backoffice', env: frontEnd },
  site: { command: ['astro', 'build', '--silent'], folder: 'site', env: frontEnd },
};

const ignoredFolders = new Set([
  'node_modules',
  'dist',
  '.astro',
  'test',
  'tests',
  'test-results',
  'coverage',
]);

export async function buildIfNeeded(names = Object.keys(parts)) {
  const unknown = names.find((name) => !parts[name]);
  if (unknown)
    throw new Error(`There is no ${unknown} to build; there are ${Object.keys(parts).join(', ')}.`);
  const stale = [];
  for (const name of names) {
    const hash = await hashOf(parts[name].sources ?? [name, ...common]);
    if ((await readFile(stampOf(name), 'utf8').catch(() => '')) !== hash) stale.push({ name, hash });
  }
  if (stale.length === 0) return;
  const title = `Building ${stale.map(({ name }) => name).join(', ')} from the sources (usually up to a minute)`;
  await withProgress(title, 'Built', async () => {
    const failures = [];
    await twoAtATime(
      stale.map(({ name, hash }) => async () => {
        await buildPart(name, hash).catch((error) => failures.push(error.message));
      }),
    );
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  });
}

async function buildPart(name, hash) {
  const { command, folder, env } = parts[name];
  const [tool, ...args] = command;
  const options = { cwd: path.join(root, folder), env: projectEnv(env) };
  await rm(stampOf(name), { force: true });
  await runQuietly(`build-${name}`, `The ${name} could not be built.`, tool, args, options);
  if (env) await precompress(path.join(root, name, 'dist'));
  await writeFile(stampOf(name), hash);
}

function stampOf(name) {
  return path.join(root, name, 'dist', '.stamp');
}

async function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [place];
  const wanted = entries.filter(({ name }) => !ignoredFolders.has(name) && !/\.test\.tsx?$/.test(name));
  const files = wanted.map((entry) => {
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? filesOf(file) : [file];
  });
  return (await Promise.all(files)).flat().toSorted((a, b) => (a < b ? -1 : 1));
}

if (isStarted(import.meta.url)) {
  try {
    await installIfNeeded('start');
    const names = process.argv.slice(2);
    await buildIfNeeded(names.length > 0 ? names : undefined);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

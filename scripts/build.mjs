// Builds what has changed since the last build: node scripts/build.mjs [workspace …]
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.mjs';
import { installIfNeeded } from './install.mjs';
import { isStarted, projectEnv, root, run, twoAtATime } from './run.mjs';

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
  const failures = [];
  await twoAtATime(
    names.map((name) => async () => {
      if (!(await buildPart(name, parts[name]))) failures.push(name);
    }),
  );
  if (failures.length > 0) {
    throw new Error(`${failures.join(' and ')} could not be built; the lines above say why.`);
  }
}

async function buildPart(name, { command: [tool, ...args], folder, env, sources = [name, ...common] }) {
  const dist = path.join(root, name, 'dist');
  const stamp = path.join(dist, '.stamp');
  const wanted = await hashOf(sources);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return true;
  const start = performance.now();
  console.log(`Building ${name} …`);
  await rm(stamp, { force: true });
  const code = await run(tool, args, { cwd: path.join(root, folder), env: projectEnv(env) });
  if (code !== 0) return false;
  if (env) await precompress(dist);
  await writeFile(stamp, wanted);
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
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
    await installIfNeeded();
    const names = process.argv.slice(2);
    await buildIfNeeded(names.length > 0 ? names : undefined);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

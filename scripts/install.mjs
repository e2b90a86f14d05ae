// Installs the dependencies that package-lock.json names, unless they are there. It runs on the system's Node, since an
// installation replaces the project's own.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missingNode, thisMachine } from './machine.mjs';
import { withProgress } from './progress.mjs';
import { runQuietly } from './quiet.mjs';
import { isStarted, outsideEnv, projectNode, root } from './run.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
/** This file has one line: the lock file's hash, and `start` or `whole`. */
const marker = path.join(modules, '.installed');

/** Each extent asks npm to install this; an install of another extent may include it. */
const EXTENTS = {
  start: {
    title:
      'Installing what runs and builds the clinic, with Node 24 and a database engine (once, usually 1 to 2 minutes)',
    include: '--omit=dev',
    enough: ['whole', 'start'],
  },
  whole: {
    title: 'Installing everything, also what tests and measures the clinic (once, usually 2 to 3 minutes)',
    // The option is needed, since NODE_ENV=production would leave devDependencies out.
    include: '--include=dev',
    enough: ['whole'],
  },
};

/**
 * Installs dependencies, which run and build the clinic (`start`), or devDependencies too, which test and measure it.
 */
export async function installIfNeeded(extent = 'whole') {
  const problem = missingNode(thisMachine());
  if (problem) throw new Error(problem);
  const text = await readFile(lockFile);
  const hash = createHash('sha256').update(text).update(`${process.platform} ${process.arch}`).digest('hex');
  const { enough } = EXTENTS[extent];
  const marked = await readFile(marker, 'utf8').catch(() => '');
  if (enough.some((one) => marked === `${hash} ${one}`) && existsSync(projectNode)) return;
  const present = presentExtent(JSON.parse(text).packages, await npmRecord());
  const isThere = enough.includes(present);
  if (!isThere) await install(extent, present ? ['install', '--no-save'] : ['ci']);
  await writeFile(marker, `${hash} ${isThere ? present : extent}`);
}

/** Reads npm's own record of what it installed, with or without this script. */
async function npmRecord() {
  const text = await readFile(path.join(modules, '.package-lock.json'), 'utf8').catch(() => undefined);
  return text && existsSync(projectNode) ? JSON.parse(text).packages : undefined;
}

/** Returns the extent of the lock file's packages that npm has recorded, at the same versions. */
export function presentExtent(locked, recorded) {
  if (!recorded) return undefined;
  return ['whole', 'start'].find((extent) =>
    Object.entries(locked).every(([name, { version, link, optional, dev, devOptional, peer }]) => {
      if (!name.startsWith('node_modules/')) return true;
      const found = recorded[name];
      // An optional package may be missing, since npm chooses those for this platform.
      if (!found) return Boolean(optional || devOptional || peer || (dev && extent === 'start'));
      return link ? found.link === true : found.version === version;
    }),
  );
}

/**
 * Runs npm: `ci` begins anew, `install` adds missing packages and leaves alone the files that a running server has
 * open.
 */
async function install(extent, how) {
  const { title, include } = EXTENTS[extent];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  // The system's npm does it, not the project's Node, which an installation deletes.
  const [command, ...args] = node && npm && !node.startsWith(modules) ? [node, npm] : ['npm'];
  await withProgress(title, 'Installed', () =>
    runQuietly(
      'install',
      'The dependencies could not be installed.',
      command,
      [...args, ...how, include, '--include=optional', '--no-audit', '--no-fund'],
      { env: outsideEnv() },
    ),
  );
}

if (isStarted(import.meta.url)) {
  try {
    await installIfNeeded();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

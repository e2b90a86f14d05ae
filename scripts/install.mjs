// Installs the dependencies that package-lock.json names, unless they are here already.
// Runs on the system's Node: an installation replaces the project's own one.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStarted, projectNode, root, run } from './run.mjs';

const lockFile = path.join(root, 'package-lock.json');
const marker = path.join(root, 'node_modules', '.installed');

export async function installIfNeeded() {
  const lock = await readFile(lockFile);
  const wanted = createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const present = await readFile(marker, 'utf8').catch(() => '');
  if (present === wanted && existsSync(projectNode)) return;
  if (!(await isInstalled(JSON.parse(lock)))) await install();
  await writeFile(marker, wanted);
}

/** Whether npm's own record of what it installed (by `npm install`, say) agrees with the lock file. */
async function isInstalled(lock) {
  const record = await readFile(path.join(root, 'node_modules', '.package-lock.json'), 'utf8').catch(
    () => undefined,
  );
  if (!record || !existsSync(projectNode)) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([name, { version, link, optional, devOptional, peer }]) => {
    if (!name.startsWith('node_modules/')) return true;
    // Optional ones are for other platforms, unless npm chose them.
    if (!installed[name]) return Boolean(optional || devOptional || peer);
    return link ? installed[name].link === true : installed[name].version === version;
  });
}

async function install() {
  console.log('Installing the dependencies …');
  const outside = process.env.PATH.split(path.delimiter).filter(
    (folder) => !folder.endsWith('node_modules/.bin'),
  );
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...args] = node && npm ? [node, npm] : ['npm'];
  // NODE_ENV=production would leave out what builds the project.
  const code = await run(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      env: { ...process.env, PATH: outside.join(path.delimiter) },
    },
  );
  if (code !== 0) throw new Error('The dependencies could not be installed; the lines above say why.');
}

if (isStarted(import.meta.url)) await installIfNeeded();

// Restarts the server and reloads the apps when a source changes (npm run dev). The server with the built site is at
// PORT (3000), apps and site with hot reload are at the addresses that Vite and Astro print.
import { spawn } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { projectEnv, projectNode, root, run } from './run.mjs';

const watchers = [
  { name: 'server', command: 'nest', args: ['start', '--watch', '--preserveWatchOutput'] },
  { name: 'portal', command: 'npm', args: ['exec', '--workspace', 'portal', '--', 'vite'] },
  { name: 'backoffice', command: 'npm', args: ['exec', '--workspace', 'backoffice', '--', 'vite'] },
  { name: 'site', command: 'npm', args: ['exec', '--workspace', 'site', '--', 'astro', 'dev'] },
];

try {
  await installIfNeeded();
  await buildIfNeeded();
  if ((await run(projectNode, ['scripts/c-library.mjs'])) !== 0) process.exit(1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const children = watchers.map(({ name, command, args }) => {
  const child = spawn(command, args, { cwd: root, env: projectEnv(), stdio: 'inherit' });
  child.once('exit', (code) => stop(`${name} ended (${code}).`));
  child.once('error', (error) => stop(`${name}: ${error.message}`));
  return child;
});

let stopping = false;
function stop(reason) {
  if (stopping) return;
  stopping = true;
  if (reason) console.error(reason);
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

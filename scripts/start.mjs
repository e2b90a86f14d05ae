// Installs and builds what is missing, then runs the server on the project's own Node (npm start).
import { spawn } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { missingDatabase, missingNode, thisMachine } from './machine.mjs';
import { projectEnv, projectNode, root, run, serverFlags } from './run.mjs';

const machine = thisMachine();
const missing = [missingNode(machine), missingDatabase(machine)].filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

try {
  await installIfNeeded('start');
  await buildIfNeeded();
  if ((await run(projectNode, ['scripts/c-library.mjs'])) !== 0) process.exit(1);
  console.log('Starting the clinic …');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const main = ['--import', './scripts/end-with-launcher.mjs', 'backend/dist/main.js'];
const server = spawn(projectNode, [...serverFlags, ...main], {
  cwd: root,
  env: projectEnv(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
let asked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked = true;
    server.kill(signal);
  });
}
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.once('exit', (code, signal) => {
  // A server that ends by the passed-on signal ended as it was asked to.
  process.exit(asked && (signal || code > 128) ? 0 : (code ?? 1));
});

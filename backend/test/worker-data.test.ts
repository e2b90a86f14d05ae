import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Acts as the runner's worker: listens for tasks at once, for its configuration only once it is loaded. */
const WORKER = `
  process.on('message', (message) => {
    if (message === 'loaded') process.on('message', ({ workerData }) => workerData && process.send(workerData));
  });
`;

it('a worker gets its configuration also when that came before it was loaded', async () => {
  const preload = fileURLToPath(new URL('worker-data.mjs', import.meta.url));
  const worker = spawn(process.execPath, ['--import', preload, '--eval', WORKER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  worker.send({ type: 'jest-light-runner-worker-data', workerData: 'the configuration' });
  worker.send('loaded');
  expect(await once(worker, 'message')).toEqual(['the configuration', undefined]);
  worker.disconnect();
  await once(worker, 'exit');
});

// Works around a defect of jest-light-runner 0.8.2: the answer to the first worker's request for the configuration goes
// to all, also to one that is not listening yet; its test file then never ends. A message that comes too early is kept
// here for the late listener.
let early;

const isWorkerData = (message) => message?.type === 'jest-light-runner-worker-data';

if (process.send) {
  process.on('message', (message) => {
    if (isWorkerData(message)) early = message;
  });
  process.on('newListener', (event, listener) => {
    if (event === 'message' && early) setImmediate(() => listener(early));
  });
}

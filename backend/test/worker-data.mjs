// Mends a defect of jest-light-runner 0.8.2: its workers ask for the run's configuration, and the answer to the first that
// asks goes to all, also to one that is still loading and does not listen yet. That one asks in vain, and its test file
// never ends. What came too early is kept here, and given again to who begins to listen.
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

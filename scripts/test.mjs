// Runs the tests that a person waits for, from a fresh clone on (npm test). Only `npm run test:all` runs the folder
// `backend/test`, files `*.process.test.ts` and `*.whole.test.ts`, and browser tests outside of
// `e2e/tests/each-person`.
import { checks, pageChecks } from './check.mjs';
import {
  backendTests,
  browserTests,
  contractAndComponentTests,
  runChecks,
  siteTests,
  testRun,
} from './test-run.mjs';

await testRun(async ({ built }) => {
  await Promise.all([
    backendTests('--selectProjects', 'backend', 'alone'),
    // These share one core, one after the other: the backend's tests wait for their database half of their time.
    (async () => {
      await runChecks([...checks, ...(built ? pageChecks : [])]);
      await siteTests();
      await contractAndComponentTests('--exclude=**/*.whole.test.*');
      if (built) await browserTests('Tuesday, 03:30', '--project=each person', '--workers=1');
    })(),
  ]);
});

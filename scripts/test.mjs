// npm test: what a person waits for, from a fresh clone on. What only `npm run test:all` runs is in the folder
// `backend/test` or named `*.process.test.ts` or `*.whole.test.ts`, and every browser test but `e2e/tests/each-person`.
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
    // One core is enough for these, one after the other: the backend's tests wait for their database half of their time.
    (async () => {
      await runChecks([...checks, ...(built ? pageChecks : [])]);
      await siteTests();
      await contractAndComponentTests('--exclude=**/*.whole.test.*');
      if (built) await browserTests('Tuesday, 03:30', '--project=each person', '--workers=1');
    })(),
  ]);
});

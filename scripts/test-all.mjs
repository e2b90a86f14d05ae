// Runs every test and check of the project once, from a fresh clone on (npm run test:all), and goes on after a failed
// stage.
import { checks, pageChecks, startCheck } from './check.mjs';
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
    backendTests().then(() => built && browserTests('Tuesday, 03:30', '--whole')),
    (async () => {
      await runChecks([...checks, ...(built ? [...pageChecks, startCheck] : [])]);
      await siteTests();
      await contractAndComponentTests();
      if (built) await browserTests('31 December, 23:50', '--dated', '--workers=1');
    })(),
  ]);
});

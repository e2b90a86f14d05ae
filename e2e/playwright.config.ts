import { defineConfig, devices } from '@playwright/test';

/** Tests run against the built product on its own database, started once for the run (`start-product.ts`). */
export default defineConfig({
  testDir: './tests',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  // One worker more than the cores of a small machine, since a test often waits for the page.
  workers: 3,
  // No retries: a test that passes at its second attempt has found a defect, or is wrong itself.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // These limits end hanging tests only, since the machine may be very busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  projects: [
    // These tests wait for servers that restart, so they begin first, one after the other, beside tests that use the
    // processor.
    { name: 'power cuts', testDir: './tests/power-cuts', workers: 1 },
    // `npm test` runs this part of the browser tests, one journey of each role.
    { name: 'each person', testDir: './tests/each-person' },
    { name: 'at work', testIgnore: ['**/power-cuts/**', '**/each-person/**'] },
  ],
  reporter: [['list'], ['./kept-failures.ts']],
  outputDir: './test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A missing element fails within this time; the test's own limit would come minutes later.
    actionTimeout: 20_000,
    // Traces are off, since recording every test costs a sixth of the time.
    trace: 'off',
    // Reduced motion, which the product respects: text that fades in lacks contrast when a test looks at it.
    contextOptions: { reducedMotion: 'reduce' },
    // Service workers are off, since the portal's would store 170 files in each new context; tests of it switch it on.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes, since starting them took a tenth of the run's processor time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's page lives for seconds, so optimizing its code and collecting garbage beside it cost more than they
        // save.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16',
      ],
    },
  },
});

import { defineConfig, devices } from '@playwright/test';

/** The built product on a database of its own, started once for the run (`start-product.ts`). */
export default defineConfig({
  testDir: './tests',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for the page.
  workers: 3,
  // A test that passes at its second try has found a defect, or is wrong itself.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits for hanging tests only: the machine may be very busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  projects: [
    // They wait for servers that start again: one after the other from the beginning on, beside tests that are at work.
    { name: 'power cuts', testDir: './tests/power-cuts', workers: 1 },
    // One journey of each person, the browser's part of `npm test`.
    { name: 'each person', testDir: './tests/each-person' },
    { name: 'at work', testIgnore: ['**/power-cuts/**', '**/each-person/**'] },
  ],
  reporter: [['list'], ['./kept-failures.ts']],
  outputDir: './test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A missing element fails within this time; the test's own limit would come minutes later.
    actionTimeout: 20_000,
    // Recording every test costs a sixth of the time.
    trace: 'off',
    // Text that fades in lacks its contrast when a test looks; the product honours reduced motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The client's area keeps itself for a time without network, 170 files in each new context: tests of it ask for it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes: starting them took a tenth of the run's processor time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's page lives for seconds: optimizing its code, and collecting beside it, costs more than it saves.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16',
      ],
    },
  },
});

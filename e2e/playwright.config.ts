import { defineConfig, devices } from '@playwright/test';

/** The built product on a database of its own, started once for the run (`start-product.ts`). */
export default defineConfig({
  testDir: './tests',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for the page.
  workers: 3,
  // A test that passes at its second try has found something, or is wrong itself.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // These only end what hangs: the machine may be very busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    ...devices['Desktop Chrome'],
    // What cannot be clicked in this time is not there; the test's own limit would come minutes later.
    actionTimeout: 20_000,
    // Recording every test costs a sixth of the time.
    trace: 'off',
    // What fades in has not its contrast yet when a test looks; the product has a way without motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes: a tenth of the whole run's processor time went into starting them.
        '--in-process-gpu',
        '--no-zygote',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import { keepTemporaryFilesInMemory } from '../scripts/memory-disk.mjs';
import swc from './test/swc.mjs';

await keepTemporaryFilesInMemory();

const every = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  setupFiles: ['<rootDir>/test/quiet-logs.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};

/** In plain Node: loading the server's libraries anew for each file took more time than most of the tests. */
const plain = {
  ...every,
  runner: 'jest-light-runner/child-process',
  setupFiles: [...every.setupFiles, '<rootDir>/test/end-stuck-file.ts'],
};

export default {
  globalSetup: './test/start-engine.ts',
  globalTeardown: './test/stop-engine.ts',
  reporters: ['default', './test/stuck-files.mjs'],
  testSequencer: './test/longest-first.mjs',
  projects: [
    {
      ...plain,
      displayName: 'backend',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(alone|process|whole)\\.test\\.ts$'],
    },
    // Tests that take minutes, or look at every call of the product: only `npm run test:all` runs them.
    {
      ...plain,
      displayName: 'whole',
      testMatch: ['<rootDir>/test/**/*.test.ts', '**/*.whole.test.ts'],
      testPathIgnorePatterns: ['\\.process\\.test\\.ts$'],
    },
    // These start servers of their own, which are the built ones.
    {
      ...plain,
      displayName: 'processes',
      globalSetup: './test/build-server.mjs',
      testMatch: ['**/*.process.test.ts'],
    },
    // A file that turns the clock, or looks at something of which a process has one, has modules and globals of its own.
    { ...every, displayName: 'alone', testMatch: ['**/*.alone.test.ts'] },
  ],
  // Only ends what hangs: the machine may be very busy, and nothing here waits for time to pass.
  testTimeout: 120_000,
  // One more than the cores of a small machine: a test often waits for the database.
  maxWorkers: 3,
  // A failed test may leave a connection open, and the run must end all the same.
  forceExit: true,
};

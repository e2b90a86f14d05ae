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

/** Runs in plain Node, since loading the server's libraries for each file took longer than most tests. */
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
    // Tests that start the built server in processes of their own.
    {
      ...plain,
      displayName: 'processes',
      globalSetup: './test/build-server.mjs',
      testMatch: ['**/*.process.test.ts'],
    },
    // Files that travel in time, or look at something of the whole process, get modules and globals of their own.
    { ...every, displayName: 'alone', testMatch: ['**/*.alone.test.ts'] },
  ],
  // Only ends a hanging test: the machine may be very busy, and no test waits for time to pass.
  testTimeout: 120_000,
  // One more than the cores of a small machine, since a test often waits for the database.
  maxWorkers: 3,
  // Ends the run although a failed test may leave a connection open.
  forceExit: true,
};

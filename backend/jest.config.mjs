export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  globalSetup: './test/start-engine.ts',
  setupFiles: ['./test/quiet-logs.ts'],
  globalTeardown: './test/stop-engine.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // Only ends what hangs: the machine may be very busy, and nothing here waits for time to pass.
  testTimeout: 120_000,
  maxWorkers: 2,
  // A failed test may leave a connection open, and the run must end all the same.
  forceExit: true,
};

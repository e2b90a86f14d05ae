import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // One room alone, for the mutations of its rules (stryker.config.mjs).
    include: [`src/${process.env.ROOM ?? '**'}/**/*.test.ts`],
    // Pure functions leave nothing behind: a process for each file took longer than its tests.
    isolate: false,
    // For hanging tests only: the machine may be very busy.
    testTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // For the mutations of a room's rules (stryker.config.mjs): its tests alone, or some of them by name, without those of
    // thousands of random inputs.
    include: [`src/${process.env.ROOM ?? '**'}/**/${process.env.TESTS ?? '*'}.test.ts`],
    exclude: process.env.ROOM ? ['**/any-*.test.ts'] : [],
    // Pure functions leave nothing behind: a process for each file took longer than its tests.
    isolate: false,
    // For hanging tests only: the machine may be very busy.
    testTimeout: 120_000,
  },
});

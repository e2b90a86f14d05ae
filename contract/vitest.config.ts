import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Mutation tests (stryker.config.mjs) name a room and some of its tests, and leave out tests with thousands of
    // random inputs.
    include: [`src/${process.env.ROOM ?? '**'}/**/${process.env.TESTS ?? '*'}.test.ts`],
    exclude: process.env.ROOM ? ['**/any-*.test.ts'] : [],
    // Pure functions leave nothing behind: a process for each file took longer than its tests.
    isolate: false,
    // For hanging tests only: the machine may be very busy.
    testTimeout: 120_000,
  },
});

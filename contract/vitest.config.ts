import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pure functions leave nothing behind: a process for each file took longer than its tests.
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false },
});

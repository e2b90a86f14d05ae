import { defineConfig } from 'vitest/config';
import { publishedBuilds } from './test/published-builds.ts';

export default defineConfig({
  plugins: [publishedBuilds],
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    setupFiles: ['test/setup.ts'],
    // Test files of a worker share loaded libraries, which take the most time; test/setup.ts resets the clinic's own
    // modules between files.
    isolate: false,
    unstubGlobals: true,
    css: false,
    restoreMocks: true,
  },
});

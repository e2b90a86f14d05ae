import { defineConfig } from 'vitest/config';
import { publishedBuilds } from './test/published-builds.ts';

export default defineConfig({
  plugins: [publishedBuilds],
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    setupFiles: ['test/setup.ts'],
    // Files share the libraries, which take the most time to load; the set-up gives each modules of its own.
    isolate: false,
    unstubGlobals: true,
    css: false,
    restoreMocks: true,
  },
});

import { publishedBuilds } from '@clinic/ui/test/published-builds.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), publishedBuilds],
  test: {
    environment: 'jsdom',
    setupFiles: ['../ui/test/setup.ts'],
    // Test files of a worker share loaded libraries; the set-up resets the clinic's own modules between files.
    isolate: false,
    unstubGlobals: true,
    css: false,
    restoreMocks: true,
    testTimeout: 120_000,
  },
});

import { publishedBuilds } from '@clinic/ui/test/published-builds.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), publishedBuilds],
  test: {
    environment: 'jsdom',
    setupFiles: ['../ui/test/setup.ts'],
    // Files share the libraries, which load slowly; the set-up gives each file modules of its own.
    isolate: false,
    unstubGlobals: true,
    css: false,
    restoreMocks: true,
    testTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    setupFiles: ['test/setup.ts'],
    css: false,
    restoreMocks: true,
  },
});

import { defineConfig } from 'vitest/config';

/** All component and contract tests in one run: `npx vitest run portal/src/features/auth` runs a part of them. */
export default defineConfig({
  test: {
    projects: ['contract', 'ui', 'portal', 'backoffice'],
  },
});

import type { Plugin } from 'vitest/config';

/**
 * In tests the libraries are those that are published for use. Of its development build Emotion puts every rule into a
 * style sheet of its own, and the parsing took a seventh of the tests' time.
 */
export const publishedBuilds: Plugin = {
  name: 'published-builds',
  apply: 'serve',
  // Vitest hands these conditions to the processes of the tests, where a list of a configuration can only add some.
  configResolved({ ssr }) {
    ssr.resolve ??= {};
    ssr.resolve.conditions = ssr.resolve.conditions?.filter((name) => !name.startsWith('development'));
  },
};

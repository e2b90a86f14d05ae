import type { Plugin } from 'vitest/config';

/**
 * In tests the libraries are those that are published for use. Of its development build Emotion puts every rule into a
 * style sheet of its own, and the parsing took a seventh of the tests' time.
 */
export const publishedBuilds: Plugin = {
  name: 'published-builds',
  // A list in a configuration can only add conditions. Vitest hands those of `ssr` to the processes of the tests, and
  // what it resolves by itself must come from the same build.
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'));
  },
};

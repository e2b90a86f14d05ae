import type { Plugin } from 'vitest/config';

/**
 * Makes tests load the libraries' production builds. Emotion's development build puts every rule into a style sheet of
 * its own, and parsing those took a seventh of the tests' time.
 */
export const publishedBuilds: Plugin = {
  name: 'published-builds',
  // Set after resolving, since a configured list can only add conditions. Vitest gives those of `ssr` to the test
  // processes, and its own resolving must use the same build.
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'));
  },
};

import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { liftHashes, liftStyle } from './src/inline-scripts.ts';

/**
 * Writes files that the server reads and does not serve: the hashes of each page's inline scripts by Astro, for its
 * content security policy, and the frame of the pages that the server makes itself.
 */
export const forTheServer = () => ({
  name: 'for-the-server',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
      const found = await Promise.all(
        names.map(async (name) => {
          const { html, hashes } = liftHashes(name, await readFile(new URL(name, dir), 'utf8'));
          await writeFile(new URL(name, dir), liftStyle(html));
          return [name, hashes];
        }),
      );
      const needed = Object.fromEntries(found.filter(([, hashes]) => hashes.length > 0));
      await writeFile(new URL('.script-hashes.json', dir), JSON.stringify(needed));
      await rename(new URL('frame.html', dir), new URL('.frame.html', dir));
    },
  },
});

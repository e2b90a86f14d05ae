import { readdir, readFile, writeFile } from 'node:fs/promises';
import { liftHashes, liftStyle } from './src/inline-scripts.ts';

/** Writes which inline scripts of Astro's own each page has, as hashes for the server's content security policy. */
export const inlineHashes = () => ({
  name: 'inline-hashes',
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
    },
  },
});

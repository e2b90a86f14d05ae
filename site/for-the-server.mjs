import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIPPED_CLINIC } from '@clinic/contract/clinic';
import { fillFile, place } from '@clinic/contract/clinic-places';
import { liftHashes, liftStyle } from './src/inline-scripts.ts';

/** Files that may name the clinic or the site's address. */
const MAY_NAME = /\.(?:html|webmanifest|xml|txt)$/;
/** The page that the server writes its answers into is never opened itself. */
const FRAME = 'frame.html';

/**
 * Fills the clinic's facts of `clinic.json` into the built pages, and writes files that the server reads and does not
 * serve: the hashes of each page's inline scripts by Astro, for its content security policy, and in `.marked` the pages
 * before they were filled, for a clinic with other facts (docs/decisions/140).
 */
export const forTheServer = () => {
  let site = '';
  return {
    name: 'for-the-server',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = new URL(config.site).origin;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = (await readdir(folder, { recursive: true })).filter((name) => MAY_NAME.test(name));
        const found = await Promise.all(
          names.map(async (name) => {
            const built = await readFile(path.join(folder, name), 'utf8');
            const { html, hashes } = name.endsWith('.html')
              ? liftHashes(name, built)
              : { html: built, hashes: [] };
            const marked = liftStyle(html).replaceAll(site, place('site'));
            const kept = path.join(folder, '.marked', name);
            await mkdir(path.dirname(kept), { recursive: true });
            await writeFile(kept, marked);
            if (name === FRAME) await rm(path.join(folder, name));
            else await writeFile(path.join(folder, name), fillFile(name, marked, SHIPPED_CLINIC, site));
            return [name, hashes];
          }),
        );
        const needed = Object.fromEntries(found.filter(([, hashes]) => hashes.length > 0));
        await writeFile(path.join(folder, '.script-hashes.json'), JSON.stringify(needed));
      },
    },
  };
};

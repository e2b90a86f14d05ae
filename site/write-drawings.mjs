import { mkdir, writeFile } from 'node:fs/promises';
import { drawings } from './src/drawings/drawings.ts';

/** Writes every drawing to a folder beside the config, from where the build gives it a name with a hash. */
export async function writeDrawings(folder) {
  await mkdir(new URL(folder, import.meta.url), { recursive: true });
  await Promise.all(
    Object.entries(drawings).map(([name, draw]) =>
      writeFile(new URL(`${folder}${name}.svg`, import.meta.url), draw()),
    ),
  );
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** English text needs these letters; any other comes from the theme's whole fonts, which load only then. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = `${ascii}\u00a0·×°©½¼¾é–—‘’“”…`;

const faces = {
  serif: { file: 'fraunces/files/fraunces-latin-opsz-normal.woff2', weights: { min: 400, max: 600 } },
  sans: { file: 'noto-sans/files/noto-sans-latin-wght-normal.woff2', weights: { min: 400, max: 700 } },
};

/** Writes serif.woff2 and sans.woff2, half the bytes of the originals, to a folder beside the config. */
export async function writeLatinFonts(folder) {
  await mkdir(new URL(folder, import.meta.url), { recursive: true });
  await Promise.all(
    Object.entries(faces).map(async ([name, { file, weights }]) => {
      const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
      const subset = await subsetFont(whole, letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      });
      await writeFile(new URL(`${folder}${name}.woff2`, import.meta.url), subset);
    }),
  );
}

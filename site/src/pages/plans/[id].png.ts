import { colours } from '@clinic/ui/theme/tokens';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import type { PlantName } from '../../drawings/names.ts';
import { plans } from '../../plans.ts';

const plates = import.meta.glob<string>('../../drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = (() =>
  plans.map(({ id, entry }) => ({
    params: { id },
    props: { image: entry.data.image },
  }))) satisfies GetStaticPaths;

/** Draws the plan's picture for shared links, 1200 × 630. */
export const GET: APIRoute<{ image: PlantName }> = async ({ props: { image } }) => {
  const drawing = await sharp(Buffer.from(plates[`../../drawings/${image}.svg`] ?? ''), { density: 96 })
    .resize({ height: 570 })
    .png()
    .toBuffer();
  const picture = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: colours.cream },
  })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};

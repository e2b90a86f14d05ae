import { colours } from '@clinic/ui/theme/tokens';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { plants, type PlantName } from '../../drawings/plants.ts';
import { plans } from '../../plans.ts';

export const getStaticPaths = (() =>
  plans.map(({ id, entry }) => ({
    params: { id },
    props: { image: entry.data.image },
  }))) satisfies GetStaticPaths;

/** The plan's drawing, 1200 × 630, for shared links. */
export const GET: APIRoute<{ image: PlantName }> = async ({ props: { image } }) => {
  const drawing = await sharp(Buffer.from(plants[image]()), { density: 96 })
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

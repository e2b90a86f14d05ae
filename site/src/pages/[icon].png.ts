import { colours } from '@clinic/theme/tokens';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { mark } from '../drawings/scenes/ornaments.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The mark on paper with the margin that phones cut off. */
export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const inner = Math.round(size * 0.72);
  const edge = Math.floor((size - inner) / 2);
  const drawing = await sharp(Buffer.from(mark(colours.maroon, colours.turmericSoft)), { density: 600 })
    .resize(inner, inner)
    .extend({
      top: edge,
      bottom: size - inner - edge,
      left: edge,
      right: size - inner - edge,
      background: colours.paper,
    })
    .flatten({ background: colours.paper })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(drawing), { headers: { 'Content-Type': 'image/png' } });
};

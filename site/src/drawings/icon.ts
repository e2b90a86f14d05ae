import { colours } from '@clinic/ui/theme/tokens';
import sharp from 'sharp';
import mark from './mark.svg?raw';

/** Draws the mark as a square PNG of `size` pixels; the drawing takes up `share` of it, the rest is paper. */
export async function iconPng(size: number, share: number): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * share);
  const edge = Math.floor((size - inner) / 2);
  const rest = size - inner - edge;
  const drawing = await sharp(Buffer.from(mark), { density: 600 })
    .resize(inner, inner)
    .extend({ top: edge, bottom: rest, left: edge, right: rest, background: colours.paper })
    .flatten({ background: colours.paper })
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(drawing);
}

import { colours } from '@clinic/ui/theme/tokens';
import sharp from 'sharp';

/** Answers a drawing on cream as a picture for shared links, 1200 × 630. */
export async function sharedPicture(drawing: string): Promise<Response> {
  const inner = await sharp(Buffer.from(drawing), { density: 96 }).resize({ height: 570 }).png().toBuffer();
  const picture = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: colours.cream },
  })
    .composite([{ input: inner, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}

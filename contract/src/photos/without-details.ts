import { ByteReader } from './byte-reader.ts';
import { jpegWithoutDetails } from './jpeg-details.ts';
import { pngWithoutDetails } from './png-details.ts';

const JPEG = [0xff, 0xd8];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const begins = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => head[place] === byte);

/**
 * Copies a file; a photo loses the place, time and device that its camera wrote. The picture and other kinds of files
 * are unchanged. It works on pieces as they arrive and holds at most one piece and one JPEG segment of 64 kB.
 */
export async function* withoutDetails(arriving: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const file = new ByteReader(arriving);
  const head = await file.peek(PNG.length);
  if (begins(head, JPEG)) yield* jpegWithoutDetails(file);
  else if (begins(head, PNG)) yield* pngWithoutDetails(file);
  else yield* file.rest();
}

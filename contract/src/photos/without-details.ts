import { ByteReader } from './byte-reader.ts';
import { jpegWithoutDetails } from './jpeg-details.ts';
import { pngWithoutDetails } from './png-details.ts';

const JPEG = [0xff, 0xd8];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const begins = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => head[place] === byte);

/**
 * The bytes of a file, of a photo without what tells where, when and by what device it was taken. The picture's own bytes
 * stay as they are, and so does every other kind of file. Reads pieces as they come; a segment of a JPEG, of 64 kB at most,
 * is the most that it holds beside a piece.
 */
export async function* withoutDetails(arriving: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const file = new ByteReader(arriving);
  const head = await file.peek(PNG.length);
  if (begins(head, JPEG)) yield* jpegWithoutDetails(file);
  else if (begins(head, PNG)) yield* pngWithoutDetails(file);
  else yield* file.rest();
}

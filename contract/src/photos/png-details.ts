import type { ByteReader } from './byte-reader.ts';

/** Chunks that say of the picture where, when and by what it was made (PNG, third edition, section 11.3). */
const DETAILS: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's contents. */
const AROUND = 12;

/** A PNG without texts, times and camera data; from where it is no PNG any more it stays as it was sent. */
export async function* pngWithoutDetails(file: ByteReader): AsyncGenerator<Uint8Array> {
  yield await file.take(SIGNATURE_BYTES);
  for (;;) {
    const head = await file.peek(8);
    const name = String.fromCharCode(...head.subarray(4));
    if (!/^[A-Za-z]{4}$/.test(name)) return yield* file.rest();
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(0) + AROUND;
    if (DETAILS.has(name)) for await (const _ of file.stream(length));
    else yield* file.stream(length);
  }
}

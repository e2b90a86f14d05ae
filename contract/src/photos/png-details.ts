import type { ByteReader } from './byte-reader.ts';

/** Chunks that tell where, when and with what device a picture was made (PNG, third edition, section 11.3). */
const DETAILS: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const SIGNATURE_BYTES = 8;
/** Bytes around a chunk's contents: length, name and checksum. */
const AROUND = 12;

/** Copies a PNG without texts, times and camera data; from the first byte that is no PNG on, unchanged. */
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

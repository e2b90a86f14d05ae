import type { ByteReader } from './byte-reader.ts';
import { keptOrientation } from './jpeg-orientation.ts';

const [APP1, APP2, APP13, COMMENT] = [0xe1, 0xe2, 0xed, 0xfe];
const [BEGIN, END, SCAN, TEMPORARY] = [0xd8, 0xd9, 0xda, 0x01];
/** "ICC_PROFILE\0": the colours of the picture. */
const ICC = [...'ICC_PROFILE\0'].map((sign) => sign.charCodeAt(0));

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** The part of a segment that stays; a segment is given with its marker and length. */
function keptOf(marker: number, segment: Uint8Array): Uint8Array | undefined {
  if (marker === APP1) return keptOrientation(segment);
  if (marker === APP2) return ICC.every((byte, place) => segment[4 + place] === byte) ? segment : undefined;
  return marker === APP13 || marker === COMMENT ? undefined : segment;
}

/** Picture data up to the next marker, which stays unread; false where the file ends in it. */
async function* scanned(file: ByteReader): AsyncGenerator<Uint8Array, boolean> {
  for (;;) {
    const bytes = await file.ahead();
    if (bytes.length < 2) {
      yield* file.rest();
      return false;
    }
    const clear = bytesBeforeMarker(bytes);
    if (clear === 0) return true;
    yield* file.stream(clear);
  }
}

/** How many bytes of picture data come before a marker; a last 0xff stays for what follows it. */
function bytesBeforeMarker(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    // Within the data 0xff is followed by 0, and pieces of it are parted by restart markers.
    if (next !== 0 && next !== 0xff && !(next !== undefined && isRestart(next))) return at;
  }
  return bytes.length;
}

/**
 * A JPEG (ITU T.81, annex B) without what its camera wrote beside the picture: place, time, device (APP1, of which how it
 * is turned stays), a second picture's table and maker's notes (APP2, but for its colours), captions (APP13), comments, and
 * everything behind its end, such as the film of a motion photo; pictures that follow at once are walked, too. From where
 * it is no JPEG any more it stays as it was sent.
 */
export async function* jpegWithoutDetails(file: ByteReader): AsyncGenerator<Uint8Array> {
  yield await file.take(2);
  for (;;) {
    const [mark, marker] = await file.peek(2);
    if (mark !== 0xff || marker === undefined || marker === 0) return yield* file.rest();
    if (marker === 0xff) {
      yield await file.take(1);
    } else if (marker === END) {
      yield await file.take(2);
      const [next, begin] = await file.peek(2);
      if (next !== 0xff || begin !== BEGIN) return await file.drop();
    } else if (marker === BEGIN || marker === TEMPORARY || isRestart(marker)) {
      yield await file.take(2);
    } else {
      const [, , high = 0, low = 0] = await file.peek(4);
      const length = high * 256 + low;
      if (length < 2) return yield* file.rest();
      const segment = await file.take(2 + length);
      const kept = segment.length < 2 + length ? segment : keptOf(marker, segment);
      if (kept) yield kept;
      if (marker === SCAN && !(yield* scanned(file))) return;
    }
  }
}

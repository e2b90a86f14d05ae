import type { ByteReader } from './byte-reader.ts';
import { keptOrientation } from './jpeg-orientation.ts';

const [APP1, APP2, APP13, COMMENT] = [0xe1, 0xe2, 0xed, 0xfe];
const [BEGIN, END, SCAN, TEMPORARY] = [0xd8, 0xd9, 0xda, 0x01];
/** Marks a segment with the picture's colour profile: "ICC_PROFILE\0". */
const ICC = [...'ICC_PROFILE\0'].map((sign) => sign.charCodeAt(0));

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** The part of a segment that is kept; segments include their marker and length. */
function keptOf(marker: number, segment: Uint8Array): Uint8Array | undefined {
  if (marker === APP1) return keptOrientation(segment);
  if (marker === APP2) return ICC.every((byte, place) => segment[4 + place] === byte) ? segment : undefined;
  return marker === APP13 || marker === COMMENT ? undefined : segment;
}

/** Copies picture data up to the next marker, without consuming it; false when the file ends before. */
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

/** Counts the bytes of picture data before a marker; a 0xff at the end waits for the byte behind it. */
function bytesBeforeMarker(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    // Picture data write 0xff as 0xff 0, and restart markers split them.
    if (next !== 0 && next !== 0xff && !(next !== undefined && isRestart(next))) return at;
  }
  return bytes.length;
}

/**
 * Copies a JPEG (ITU T.81, annex B) without what the camera added: place, time and device (APP1, except the
 * orientation), maker's notes and the table of further pictures (APP2, except colours), captions (APP13), comments, and
 * everything behind the end, such as a motion photo's film. Pictures that follow directly are cleaned too. From the
 * first byte that is no JPEG on, the file is copied unchanged.
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

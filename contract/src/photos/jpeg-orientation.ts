const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Offset of the TIFF part in an Exif segment: after marker, length and "Exif\0\0". */
const TIFF = 10;
const ORIENTATION = 0x01_12;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Makes a segment with nothing but the orientation. Exif 2.32, section 4.6; big-endian, one entry. */
const turnedBy = (orientation: number): Uint8Array =>
  Uint8Array.from([
    0xff, 0xe1, 0, 34, ...EXIF, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
    0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
  ]); // prettier-ignore

/**
 * Reduces an APP1 segment to the orientation, so that the picture stands upright; undefined without one. A segment with
 * nothing else is kept as it is.
 */
export function keptOrientation(segment: Uint8Array): Uint8Array | undefined {
  if (!EXIF.every((byte, place) => segment[4 + place] === byte) || segment.length < TIFF + 10)
    return undefined;
  const view = new DataView(segment.buffer, segment.byteOffset + TIFF, segment.length - TIFF);
  const order = view.getUint16(0);
  if (order !== 0x49_49 && order !== 0x4d_4d) return undefined;
  const little = order === 0x49_49;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return undefined;
  const count = view.getUint16(first, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) return undefined;
    if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue;
    const orientation = view.getUint16(at + 8, little);
    if (orientation < 1 || orientation > 8) return undefined;
    const isAlone = count === 1 && first === 8 && view.byteLength === first + 2 + ENTRY_BYTES + 4;
    if (isAlone && view.getUint32(at + ENTRY_BYTES, little) === 0) return segment;
    return orientation === 1 ? undefined : turnedBy(orientation);
  }
  return undefined;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutDetails } from './without-details.ts';

const bytes = (...parts: (number | string | readonly number[])[]): number[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? [...part].map((sign) => sign.charCodeAt(0))
      : typeof part === 'number'
        ? [part]
        : [...part],
  );
/** Makes a JPEG segment with marker and length. */
const segment = (marker: number, ...contents: (string | number | readonly number[])[]): number[] => {
  const all = bytes(...contents);
  return [0xff, marker, (all.length + 2) >> 8, (all.length + 2) & 255, ...all];
};
const entry = (tag: number, value: number) => [tag >> 8, tag & 255, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
const exif = (...entries: number[][]) =>
  segment(0xe1, 'Exif\0\0MM\0*', [0, 0, 0, 8, 0, entries.length], entries.flat(), [0, 0, 0, 0]);
const littleExif = (orientation: number, make: string) =>
  segment(
    0xe1,
    'Exif\0\0II*\0',
    [8, 0, 0, 0, 2, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0x0f, 1, 2, 0, 4, 0, 0, 0],
    make,
    [0, 0, 0, 0],
  );
const TURNED = entry(0x01_12, 6);
const CAMERA = entry(0x01_0f, 7);

const START = [0xff, 0xd8];
const JFIF = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
const COLOURS = segment(0xe2, 'ICC_PROFILE\0', [1, 1, 9, 9]);
const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
const TABLE = segment(0xdb, [0, 1, 2, 3]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 7, 0xff, 0, 8, 0xff, 0xd0, 9, 0xff, 0, 0xff];
const SECOND_SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];
const END = [0xff, 0xd9];
const PICTURE = [...TABLE, ...SCAN.slice(0, -1), ...segment(0xc4, [0, 5]), ...SECOND_SCAN, ...END];

const SIGNATURE = [0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a];
const chunk = (name: string, ...contents: number[]) =>
  bytes([0, 0, 0, contents.length], name, contents, [1, 2, 3, 4]);
const DATA = [...chunk('IHDR', 1, 2), ...chunk('IDAT', 3, 4, 5), ...chunk('IEND')];

async function cleaned(file: readonly number[], size = file.length || 1): Promise<number[]> {
  async function* pieces() {
    for (let at = 0; at < file.length; at += size) yield Uint8Array.from(file.slice(at, at + size));
  }
  const kept: number[] = [];
  for await (const piece of withoutDetails(pieces())) kept.push(...piece);
  return kept;
}

describe('a photo that is uploaded', () => {
  const rows: Record<string, [sent: number[], kept: number[]]> = {
    'place and device': [
      [...START, ...exif(CAMERA), ...PICTURE],
      [...START, ...PICTURE],
    ],
    'place and device beside how it is turned': [
      [...START, ...exif(CAMERA, TURNED), ...PICTURE],
      [...START, ...exif(TURNED), ...PICTURE],
    ],
    'the same in the other order of bytes': [
      [...START, ...littleExif(6, 'Make'), ...PICTURE],
      [...START, ...exif(TURNED), ...PICTURE],
    ],
    'device of a photo that stands upright': [
      [...START, ...exif(CAMERA, entry(0x01_12, 1)), ...PICTURE],
      [...START, ...PICTURE],
    ],
    'texts of programs (XMP)': [
      [...START, ...segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'), ...PICTURE],
      [...START, ...PICTURE],
    ],
    'maker’s notes, captions and comments': [
      [
        ...START,
        ...JFIF,
        ...segment(0xe2, 'MPF\0', [1]),
        ...segment(0xed, 'Photoshop'),
        ...segment(0xfe, 'Nisha’s phone'.slice(0, 5)),
        ...PICTURE,
      ],
      [...START, ...JFIF, ...PICTURE],
    ],
    'a comment between two scans': [
      [...START, ...TABLE, ...SCAN.slice(0, -1), ...segment(0xfe, 'x'), ...SECOND_SCAN, ...END],
      [...START, ...TABLE, ...SCAN.slice(0, -1), ...SECOND_SCAN, ...END],
    ],
    'the film of a motion photo': [
      [...START, ...PICTURE, ...bytes('\0\0\0\x18ftypmp42')],
      [...START, ...PICTURE],
    ],
    'the details of a second picture behind the first': [
      [...START, ...PICTURE, ...START, ...exif(CAMERA), ...PICTURE, 5, 6],
      [...START, ...PICTURE, ...START, ...PICTURE],
    ],
    'texts, times and camera data of a PNG': [
      [
        ...SIGNATURE,
        ...chunk('IHDR', 1, 2),
        ...chunk('eXIf', 9),
        ...chunk('tEXt', 9),
        ...chunk('zTXt', 9),
        ...chunk('iTXt', 9),
        ...chunk('tIME', 9),
        ...chunk('IDAT', 3, 4, 5),
        ...chunk('IEND'),
      ],
      [...SIGNATURE, ...DATA],
    ],
  };
  it.each(Object.entries(rows))('loses %s', async (_, [sent, kept]) => {
    for (const size of [1, 2, 3, 7, sent.length]) expect(await cleaned(sent, size)).toEqual(kept);
    expect(await cleaned(kept)).toEqual(kept);
  });
});

describe('as it was sent stays', () => {
  const rows: Record<string, number[]> = {
    'a photo with its colours and how it is turned': [
      ...START,
      ...JFIF,
      ...exif(TURNED),
      ...COLOURS,
      ...ADOBE,
      ...PICTURE,
    ],
    'a photo that says only that it stands upright': [...START, ...exif(entry(0x01_12, 1)), ...PICTURE],
    'a photo that ends in its data': [...START, ...TABLE, ...SCAN],
    'a photo that ends in a segment': [...START, 0xff, 0xe1, 1, 0, 5],
    'what stops being a JPEG': [...START, ...JFIF, 1, 2, 3, ...segment(0xfe, 'x')],
    'a segment shorter than its length': [...START, 0xff, 0xfe, 0, 1, 9],
    'a PNG without details': [...SIGNATURE, ...DATA],
    'what stops being a PNG': [...SIGNATURE, ...chunk('IHDR', 1), 0, 0, 0, 1, 1, 2, 3, 4, 5],
    'a PNG that ends in a chunk': [...SIGNATURE, 0, 0, 1, 0, ...bytes('IDAT'), 1],
    'a PDF': bytes('%PDF-1.7 and all that it holds'),
    'a file of one byte': [0xff],
    'an empty file': [],
  };
  it.each(Object.entries(rows))('%s', async (_, sent) => {
    for (const size of [1, 2, 5, sent.length]) expect(await cleaned(sent, size || 1)).toEqual(sent);
  });

  it('all that is no photo, and what is cleaned once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(START, SIGNATURE, []),
        fc.array(fc.oneof(fc.constantFrom(0xff, 0xd8, 0xd9, 0xda, 0xe1, 0), fc.nat(255)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        async (start, rest, size) => {
          const sent = [...start, ...rest];
          const once = await cleaned(sent, size);
          const isPhoto = start.length > 0 || sent[0] === 0xff || sent[0] === 0x89;
          expect(isPhoto || once).toEqual(isPhoto || sent);
          expect(await cleaned(once)).toEqual(once);
          expect(once.length).toBeLessThanOrEqual(sent.length);
        },
      ),
      { numRuns: 2000 },
    ));
});

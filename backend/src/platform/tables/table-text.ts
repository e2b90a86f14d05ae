import type { NamedEncoding } from '@clinic/contract/platform/table-encodings';
import { fileKind, isPdf } from '../files/file-kind.ts';

/** Why a table cannot be read, and the line, counted from 1. */
export class TableProblem extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`);
  }
}

const NOT_UTF_8 = 'The file must be saved as UTF-8 text.';
const NO_TEXT = 'This is no CSV file. Please save the sheet as CSV and choose that file.';

/** Bytes from the beginning of a file that show whether each of its characters has two. */
const SHOWN_BYTES = 4096;
/** Smallest share of ASCII in any table: delimiters, digits, spaces and line ends. */
const LEAST_ASCII = 0.1;

/** Control characters, and characters that Windows-1252 does not define. */
const NO_SIGN = /(?![\t\n\f\r])\p{Cc}/u;

/**
 * Decodes a file, and returns the encoding if it had to be named. All line ends become line feeds. Throws TableProblem.
 */
export async function tableText(
  file: Uint8Array,
  named?: NamedEncoding,
): Promise<{ text: string; encoding?: NamedEncoding }> {
  const encoding = encodingOf(file);
  const text = decoded(file, encoding);
  const isNoText = isPdf(file) || (text === undefined && (await fileKind(file)));
  if (isNoText) throw new TableProblem(1, NO_TEXT);
  if (text !== undefined) return { text: plainEnds(text) };
  if (named && encoding === 'utf-8' && isWindows1252(file))
    return { text: plainEnds(new TextDecoder(named).decode(file)), encoding: named };
  const readable = plainEnds(new TextDecoder(encoding).decode(file)).split('\u{fffd}', 1)[0] ?? '';
  throw new TableProblem(readable.split('\n').length, NOT_UTF_8);
}

/** Undefined when the bytes are not valid in the encoding. */
function decoded(file: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** Recognises the encoding by its byte order mark, or UTF-16 by the zero byte beside each ASCII character. */
function encodingOf(file: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const shown = file.subarray(0, SHOWN_BYTES);
  const [even, odd] = [0, 1].map(
    (parity) => shown.filter((byte, place) => byte === 0 && place % 2 === parity).length,
  ) as [number, number];
  const enough = (LEAST_ASCII * shown.length) / 2;
  if (odd > enough && even === 0) return 'utf-16le';
  if (even > enough && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/** Tells whether bytes may be Windows-1252: no damaged UTF-8, and no file of an old Mac. */
function isWindows1252(file: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(file);
  if (NO_SIGN.test(text) || (text.includes('\r') && !text.includes('\n'))) return false;
  const asUtf8 = new TextDecoder().decode(file);
  const lost = asUtf8.split('\u{fffd}').length - 1;
  const read = asUtf8.replaceAll(/[\p{ASCII}\u{fffd}]/gu, '').length;
  return lost > read;
}

const plainEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

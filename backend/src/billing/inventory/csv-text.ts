import type { CsvProblem } from '@clinic/contract/billing/inventory';
import { fileKind } from '../../platform/files/file-kind.ts';

const NOT_UTF_8 = 'The file must be saved as UTF-8 text.';
const NO_TEXT = 'This is no CSV file. Please save the sheet as CSV and choose that file.';

export async function textOf(
  file: Buffer,
): Promise<{ text: string; problem?: undefined } | { text?: undefined; problem: CsvProblem }> {
  const encoding = encodingOf(file);
  try {
    return { text: plainEnds(new TextDecoder(encoding, { fatal: true }).decode(file)) };
  } catch {
    if (await fileKind(file)) return { problem: { line: 1, reason: NO_TEXT } };
    const readable = plainEnds(new TextDecoder(encoding).decode(file)).split('\uFFFD', 1)[0] ?? '';
    return { problem: { line: readable.split('\n').length, reason: NOT_UTF_8 } };
  }
}

/** By the byte order mark, else by a zero byte in the first character, an ASCII letter of the header. */
function encodingOf([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

const plainEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

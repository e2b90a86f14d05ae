/** An item in a file; its price in rupees. */
export type ExampleItem = readonly [
  name: string,
  description: string,
  price: number,
  countInStock: number,
  category: string,
];

/** A refused line, and words of its error. */
export type ExampleProblem = readonly [line: number, reason: string];

/** An uploaded file and the expected result; `before`: whether the earlier reader read the same. */
export interface TableExample {
  title: string;
  before: 'held' | 'failed';
  file: Buffer;
  /** Encoding that the preview named, sent with the file. */
  encoding?: 'windows-1252';
  items?: readonly ExampleItem[];
  problems?: readonly ExampleProblem[];
}

const HEADER = ['name', 'description', 'price', 'countInStock', 'category'];

/** Writes one item a line; cells are written as given. */
export const sheet = (delimiter: string, end: string, ...rows: readonly (readonly string[])[]): string =>
  [HEADER, ...rows].map((cells) => cells.join(delimiter) + end).join('');

export const utf8 = (text: string): Buffer => Buffer.from(text);
export const withMark = (text: string): Buffer => Buffer.from(`\u{feff}${text}`);
export const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
export const utf16Swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** Characters of Windows-1252 that Latin-1 lacks, by their bytes. */
const OF_WINDOWS = new Map([
  ['€', 0x80],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['™', 0x99],
]);
export const windows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => OF_WINDOWS.get(sign) ?? sign.charCodeAt(0)));

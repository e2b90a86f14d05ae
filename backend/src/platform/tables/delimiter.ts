import { parse } from 'csv-parse/sync';

/** Possible delimiters: which one a program writes depends on it and on its country. */
const DELIMITERS = [',', ';', '\t', '|'];
/** Most lines and characters that are looked at, since an unclosed quote would take the whole file. */
const LOOKED_AT = { lines: 20, characters: 64 * 1024 };

/** The delimiter that a first line "sep=;" names, as Excel writes it. */
export const namedDelimiter = (text: string): string | undefined =>
  /^"?sep=([^\n"])"?(?:\n|$)/i.exec(text)?.[1];

/**
 * The delimiter by which most of the first lines have the same number of cells; among several, the one with more cells.
 */
export function delimiterOf(text: string): string {
  const rated = DELIMITERS.map((delimiter) => ({ delimiter, ...agreement(text, delimiter) }));
  return rated.reduce((best, other) =>
    other.share > best.share || (other.share === best.share && other.cells > best.cells) ? other : best,
  ).delimiter;
}

/** The most frequent number of cells and its share; none when lines have a single cell. */
function agreement(text: string, delimiter: string): { share: number; cells: number } {
  const widths = widthsOf(text, delimiter);
  const counts = Map.groupBy(
    widths.filter((width) => width > 1),
    (width) => width,
  );
  return [...counts].reduce(
    (best, [cells, { length }]) =>
      length / widths.length > best.share ? { share: length / widths.length, cells } : best,
    { share: 0, cells: 1 },
  );
}

function widthsOf(text: string, delimiter: string): number[] {
  const widths: number[] = [];
  const isCut = text.length > LOOKED_AT.characters;
  try {
    parse(text.slice(0, LOOKED_AT.characters), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: LOOKED_AT.lines,
      on_record: ({ length }: string[]) => void widths.push(length),
    });
  } catch {
    // For an unclosed quote only the lines before it count.
    return widths;
  }
  return isCut && widths.length < LOOKED_AT.lines ? widths.slice(0, -1) : widths;
}

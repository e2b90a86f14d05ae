import { parse } from 'csv-parse/sync';

/**
 * One of these stands between two cells, which depends on the program and on the country that it is set to.
 */
const DELIMITERS = [',', ';', '\t', '|'];
/** Lines that are looked at, and characters: a quote that is never closed would take the whole file. */
const LOOKED_AT = { lines: 20, characters: 64 * 1024 };

/** The delimiter that a first line "sep=;" names, as Excel reads it. */
export const namedDelimiter = (text: string): string | undefined =>
  /^"?sep=([^\n"])"?(?:\n|$)/i.exec(text)?.[1];

/** The delimiter on which the first lines agree: by it most of them have one number of cells, and then the more cells. */
export function delimiterOf(text: string): string {
  const rated = DELIMITERS.map((delimiter) => ({ delimiter, ...agreement(text, delimiter) }));
  return rated.reduce((best, other) =>
    other.share > best.share || (other.share === best.share && other.cells > best.cells) ? other : best,
  ).delimiter;
}

/** The number of cells that most lines have, and their share; none where a line is one cell. */
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
    // A quote that is never closed: the lines before it tell.
    return widths;
  }
  return isCut && widths.length < LOOKED_AT.lines ? widths.slice(0, -1) : widths;
}

// A spreadsheet would run such a text as a formula, also after the apostrophes that mark a neutralised cell.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const NEUTRALISED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** A CSV cell that no spreadsheet runs as a formula: an apostrophe goes before a leading = + - @ tab or CR. */
export function neutraliseCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `neutraliseCell` was given; a cell that was never neutralised stays as it is. */
export function restoreCell(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}

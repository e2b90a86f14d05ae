// Text that a spreadsheet would run as a formula, also behind apostrophes of an already neutralised cell.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const NEUTRALISED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** A CSV cell that no spreadsheet runs as a formula: an apostrophe goes before a leading = + - @ tab or CR. */
export function neutraliseCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `neutraliseCell`; a cell without its apostrophe is unchanged. */
export function restoreCell(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}

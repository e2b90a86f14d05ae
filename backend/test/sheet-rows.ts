import { readFileSync } from 'node:fs';
import { tableLines } from './documented-table.ts';

const SHEET = readFileSync(new URL('month-of-june.md', import.meta.url), 'utf8');

/** Rows of a table in the sheet of June, without its heading. */
export function sheetRows(name: string): string[][] {
  const [, section = ''] = SHEET.split(`\n## ${name}\n`);
  const [own = ''] = section.split('\n## ');
  return tableLines(own).slice(2);
}

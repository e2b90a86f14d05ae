import { readFileSync } from 'node:fs';

const SHEET = readFileSync(new URL('month-of-june.md', import.meta.url), 'utf8');

/** Rows of a table in the sheet of June, without its heading. */
export function sheetRows(name: string): string[][] {
  const [, section = ''] = SHEET.split(`\n## ${name}\n`);
  const [own = ''] = section.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

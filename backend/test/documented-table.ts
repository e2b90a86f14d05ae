import { readFileSync } from 'node:fs';

const SECURITY = new URL('../../docs/security.md', import.meta.url);

/** The cells of each line of the tables in a text; a table's second line is the rule below its heading. */
export const tableLines = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The table under a heading of docs/security.md: the names of its columns, then its rows. */
export function securityTable(heading: string): [columns: string[], ...rows: string[][]] {
  const section = readFileSync(SECURITY, 'utf8').split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
  const [columns = [], , ...rows] = tableLines(section);
  return [columns, ...rows];
}

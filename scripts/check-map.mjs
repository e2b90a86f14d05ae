// Checks docs/specification-map.md: its paths exist, no cell is empty, no numbered part is missing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isStarted, root } from './run.mjs';

const map = 'docs/specification-map.md';
const parts = { 'Specification 1': 9, 'Specification 2': 9, Decisions: 15 };

export function checkMap() {
  const text = readFileSync(path.join(root, map), 'utf8');
  const problems = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|clinic\.json|\.env\.example)`/g)]
    .map(([, place]) => place)
    .filter((place) => !existsSync(path.join(root, place)))
    .map((place) => `${place} does not exist.`);
  for (const [title, count] of Object.entries(parts)) {
    const chapter = text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = chapter.split('\n').filter((line) => line.startsWith('| §'));
    for (const row of rows) {
      const cells = row.split('|').slice(1, -1);
      if (cells.length !== 3 || cells.some((cell) => !cell.trim()))
        problems.push(`Not three full cells: ${row}`);
    }
    for (let number = 1; number <= count; number++)
      if (!rows.some((row) => row.startsWith(`| §${number} `)))
        problems.push(`${title} §${number} is missing.`);
  }
  for (const problem of problems) console.error(`${map}: ${problem}`);
  return problems.length === 0;
}

if (isStarted(import.meta.url) && !checkMap()) process.exitCode = 1;

// Writes docs/decisions/README.md, the index of the decisions, from the heads of their records.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { writtenDocument } from './written-document.mjs';

const FOLDER = 'docs/decisions';
const HEAD = /^# (\d{3}) (.+)\n\n\*(.+\?)\* (\d\d [A-Z][a-z]{2} \d{4})\. ((?:Holds|Replaced)\b.*)\.\n\n/;

function rowOf(name) {
  const head = HEAD.exec(readFileSync(path.join(root, FOLDER, name), 'utf8'));
  if (!head || !name.startsWith(`${head[1]}-`)) {
    console.error(
      `${FOLDER}/${name} does not begin with "# ${name.slice(0, 3)} Title", and below it "*Question?* 20 Nov 2026. Holds.", "Holds, amended by …" or "Replaced by …".`,
    );
    return undefined;
  }
  const [, number, title, question, day, state] = head;
  return `| [${number}](${name}) | ${question} | ${title} | ${state} | ${day} |`;
}

/** Writes the index, or says whether it is old; 0 when it is as the records say. */
export async function decisionsDocument(isCheck) {
  const rows = globSync('[0-9]*.md', { cwd: path.join(root, FOLDER) })
    .toSorted()
    .map(rowOf);
  const text = `<!-- Written by \`npm run docs\` from the heads of the records. -->

# Decisions

Each record says what was decided when somebody could have decided otherwise, and why. A new one takes the next number and begins like the others: the title, its question, the day, and whether it **holds**, was **amended** (it holds but for what the named records say) or **replaced**. Numbers that are missing were merged into others.

| No. | Question | Decision | State | Day |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  const written = await writtenDocument(`${FOLDER}/README.md`, text, isCheck);
  return rows.includes(undefined) ? 1 : written;
}

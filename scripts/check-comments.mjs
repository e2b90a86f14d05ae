// Reports comments that begin with a word that leaves the subject out ("What the desk notes …" for "The desk's notes
// …"), or that cite the specification, which is not in the repository.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const WITHOUT_SUBJECT = /^(?:Of|As|What|By|From|Those|Whether)\b/;
const CITES = /\bspecifications? (?:\d|decisions)|\((?:\d|decisions|trust|architecture), (?:section|tables)/i;
const FOLDERS = '{contract,ui,backend,backoffice,portal,site,e2e,scripts,bench}/**/*.{ts,tsx,mjs}';

/** Returns the comments of a text, each with its line and without its signs; lines of one comment are joined. */
function commentsOf(text) {
  const comments = [];
  let block;
  let before;
  for (const [index, line] of text.split('\n').entries()) {
    const [, opened] = /^\s*\{?\/\*\*?\s*(.*)$/.exec(line) ?? [];
    const [, whole] = /^\s*\/\/ ?(.*)$/.exec(line) ?? [];
    const [, behind] = /^[^'"`/]*[;,{}()\]\w]\s+\/\/ (.*)$/.exec(line) ?? [];
    if (block) {
      block.words += ` ${line.replace(/^\s*\*\s?/, '')}`;
    } else if (opened !== undefined) {
      block = { line: index + 1, words: opened };
      comments.push(block);
    } else if (whole !== undefined) {
      if (before) before.words += ` ${whole}`;
      else comments.push((before = { line: index + 1, words: whole }));
    } else if (behind !== undefined) {
      comments.push({ line: index + 1, words: behind });
    }
    if (whole === undefined) before = undefined;
    if (line.includes('*/')) block = undefined;
  }
  return comments;
}

const files = globSync(FOLDERS, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.astro/**', 'contract/src/care/vocabulary/**'],
});
const wrong = files.flatMap((file) =>
  commentsOf(readFileSync(path.join(root, file), 'utf8'))
    .filter(({ words }) => WITHOUT_SUBJECT.test(words.trim()) || CITES.test(words))
    .map(({ line, words }) => `${file}:${line}: ${words.trim().slice(0, 80)}`),
);
for (const place of wrong) console.error(place);
if (wrong.length > 0) process.exitCode = 1;

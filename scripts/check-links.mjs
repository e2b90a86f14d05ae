// Checks that links of documents lead to a file and a heading that exist, that paths which they name exist, and that a
// decision which a document or a comment cites by its number has a record.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** These documents show the files of an invented entity. */
const MADE_UP = /^docs\/adding-/;

const textOf = (file) => readFileSync(path.join(root, file), 'utf8');
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{backend,contract,ui,portal,backoffice,site,e2e}/**/*.md'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/test-results/**'],
  },
);
const sources = globSync(
  [
    '*.mjs',
    '{scripts,bench,deploy}/*',
    '{backend,contract,ui,portal,backoffice,site,e2e}/**/*.{ts,tsx,mjs,astro}',
  ],
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.astro/**'] },
);
const numbers = new Set(
  globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file).slice(0, 3)),
);

/** Returns the anchor by which a page of Markdown links to a heading. */
const anchorOf = (heading) =>
  heading
    .replaceAll(/`|\[|\]\([^)]*\)|\*/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const withoutCode = (text) => text.replaceAll(/^```[^]*?^```/gm, '');
const anchorsOf = (file) =>
  new Set([...withoutCode(textOf(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading)));

function brokenLinks(file, text) {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [place, anchor] = link.split('#');
    const target = place === '' ? file : path.join(path.dirname(file), place);
    if (!existsSync(path.join(root, target))) return [`leads to ${link}, which does not exist`];
    const isThere = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
    return isThere ? [] : [`leads to ${link}, which is no heading`];
  });
}

const missingPaths = (text) =>
  [
    ...withoutCode(text).matchAll(
      /`((?:backend|contract|ui|portal|backoffice|site|e2e|scripts|bench|deploy|docs)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, place]) => place)
    .filter(
      (place) =>
        !/\/dist\/|test-results|^docs\/decisions\/\d{3}$/.test(place) && !existsSync(path.join(root, place)),
    )
    .map((place) => `names ${place}, which does not exist`);

const unknownDecisions = (text) =>
  [...text.matchAll(/\bdecisions?[ /](\d{3})\b/g)]
    .filter(([, number]) => !numbers.has(number))
    .map(([, number]) => `cites decision ${number}, which has no record`);

const found = [
  ...documents.flatMap((file) => {
    const text = textOf(file);
    const paths = MADE_UP.test(file) ? [] : missingPaths(text);
    return [...brokenLinks(file, text), ...paths, ...unknownDecisions(text)].map((one) => `${file} ${one}`);
  }),
  ...sources.flatMap((file) => unknownDecisions(textOf(file)).map((one) => `${file} ${one}`)),
];
for (const problem of new Set(found)) console.error(problem);
if (found.length > 0) process.exitCode = 1;

// Writes the results as Markdown.
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run.mjs';

const FILE = path.join(root, 'docs/performance.md');
const END = '<!-- end of what was measured -->';

const whole = (value) => Math.round(value).toLocaleString('en-GB');
const ratio = (one, other) => (other.perSecond ? (one.perSecond / other.perSecond).toFixed(2) : '–');

export const machine = () =>
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model.trim()}, Node ${process.version}`;

export function tables(results, seconds) {
  return [`${machine()}, 16 connections, ${seconds} s each.`, ...results.map(table), flatness(results)].join(
    '\n\n',
  );
}

function table({ count, rows, file, memory }) {
  return [
    `### ${whole(count)} invoices and appointments`,
    '',
    '| | requests/s | p50 ms | p99 ms | bare server | ratio | bare with log-in check | ratio |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, clinic, bare, checked }) =>
        `| ${name} | ${whole(clinic.perSecond)} | ${clinic.p50} | ${clinic.p99} | ${whole(bare.perSecond)} | ${ratio(clinic, bare)} | ${whole(checked.perSecond)} | ${ratio(clinic, checked)} |`,
    ),
    '',
    `Import of ${whole(file.rows)} items: ${file.seconds.toFixed(1)} s; another request waited at most ${whole(file.longest)} ms meanwhile.`,
    '',
    `Server and database: ${memory.idle} MB resident at rest, ${memory.after} MB after all of this.`,
  ].join('\n');
}

function flatness(results) {
  const [first, last] = [results[0], results.at(-1)];
  return [
    `### p99 with ${whole(last.count)} records against ${whole(first.count)}`,
    '',
    '| | clinic | bare with log-in check |',
    '|---|--:|--:|',
    ...first.rows.map(({ name, clinic, checked }, n) => {
      const later = last.rows[n];
      const times = (one, other) => (other.p99 / Math.max(1, one.p99)).toFixed(1);
      return `| ${name} | ${times(clinic, later.clinic)} × | ${times(checked, later.checked)} × |`;
    }),
  ].join('\n');
}

/** Puts the results of a script of package.json into their place in docs/performance.md. */
export async function writeMeasured(script, text) {
  const page = await readFile(FILE, 'utf8');
  const begin = `<!-- measured: npm run ${script} -- --write -->`;
  const [before, rest] = page.split(begin);
  await writeFile(FILE, `${before}${begin}\n\n${text}\n\n${rest.slice(rest.indexOf(END))}`);
}

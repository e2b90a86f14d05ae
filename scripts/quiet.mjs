// Runs programs that print much, which is read only when they fail: npm, the bundlers.
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './run.mjs';

const LOGS = path.join('.cache', 'logs');
const MOST_LINES = 15;

/** Runs a program; a failure is an error with the decisive lines, and names the file with all of them. */
export async function runQuietly(name, problem, command, args, options = {}) {
  const log = path.join(LOGS, `${name}.log`);
  await mkdir(path.join(root, LOGS), { recursive: true });
  const file = await open(path.join(root, log), 'w');
  let code;
  try {
    code = await run(command, args, { stdio: ['ignore', file.fd, file.fd], ...options });
  } finally {
    await file.close();
  }
  if (code === 0) return;
  const lines = decisiveLines(await readFile(path.join(root, log), 'utf8'));
  throw new Error([`${problem} All that was said is in ${log}, and what decides:`, '', ...lines].join('\n'));
}

/** Returns the lines from the first error on, without stack lines of other packages, npm's warnings and its usage. */
function decisiveLines(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^npm (warn|notice)|^npm error$|^\s+at /.test(line));
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  const decisive = first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES);
  return decisive.map((line) => `  ${line}`);
}

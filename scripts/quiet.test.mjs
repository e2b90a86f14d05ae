import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { runQuietly } from './quiet.mjs';
import { root } from './run.mjs';

const name = `test-${process.pid}`;
const log = path.join('.cache/logs', `${name}.log`);
after(() => rm(path.join(root, log), { force: true }));

const say = (lines, code) =>
  runQuietly(name, 'It could not be built.', process.execPath, [
    '-e',
    `for (const line of ${JSON.stringify(lines)}) console.log(line); process.exitCode = ${code}`,
  ]);

test('a program that ends well is heard in its file only', async () => {
  await say(['npm warn EBADENGINE'], 0);
  assert.equal(await readFile(path.join(root, log), 'utf8'), 'npm warn EBADENGINE\n');
});

/** Returns the indented lines of a failure's message. */
async function told(lines) {
  const { message } = await say(lines, 1).then(
    () => assert.fail('It did not fail.'),
    (error) => error,
  );
  const [first, empty, ...decisive] = message.split('\n');
  assert.equal(first, `It could not be built. All that was said is in ${log}, and what decides:`);
  assert.equal(empty, '');
  assert.equal(await readFile(path.join(root, log), 'utf8'), `${lines.join('\n')}\n`);
  return decisive;
}

const rows = (word, count) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

test('a program that fails is told by its lines from the first error on, and by the file that has all', async () => {
  const lines = [
    ...rows('module', 40),
    'npm warn error of an engine',
    '',
    '\u001B[31merror\u001B[0m: no such module',
  ];
  assert.deepEqual(await told([...lines, '    at file.js:1:1', ...rows('usage', 40)]), [
    '  error: no such module',
    ...rows('  usage', 14),
  ]);
});

test('a program that fails without naming an error is told by its last lines', async () => {
  assert.deepEqual(await told(rows('module', 40)), rows('  module', 40).slice(-15));
});

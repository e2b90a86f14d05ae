import assert from 'node:assert/strict';
import test from 'node:test';
import { readReport } from './test-reports.mjs';

/** A report of Playwright with one failed test. */
const reportOf = (message) => ({
  stats: { expected: 0, unexpected: 1, flaky: 0 },
  suites: [
    {
      file: 'a.spec.ts',
      specs: [
        { file: 'a.spec.ts', title: 'opens', ok: false, tests: [{ results: [{ errors: [{ message }] }] }] },
      ],
    },
  ],
});

test('of a browser that did not start it is told what it said and how it ended, not how it was called', () => {
  const message = [
    'Error: browserType.launch: Target page, context or browser has been closed',
    'Browser logs:',
    '',
    '<launching> /chromium --no-sandbox',
    '<launched> pid=7',
    '[pid=7][err] no room',
    'Call log:',
    '  - <launching> /chromium --no-sandbox',
    '  - <launched> pid=7',
    '  - [pid=7] <gracefully close start>',
    '  - [pid=7] <process did exit: exitCode=null, signal=SIGKILL>',
  ].join('\n');
  const [name] = readReport(JSON.stringify(reportOf(message))).names;
  assert.match(name, /^a\.spec\.ts: opens\n/);
  assert.match(name, /\[err\] no room/);
  assert.match(name, /signal=SIGKILL/);
  assert.doesNotMatch(name, /--no-sandbox/);
});

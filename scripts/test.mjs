// npm test: every check of the project, from a fresh clone on. Goes on after a failed step and counts over all runners.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { checks, runCheck } from './check.mjs';
import { installIfNeeded } from './install.mjs';
import { keepTemporaryFilesInMemory } from './memory-disk.mjs';
import { projectEnv, projectNode, root, run, twoAtATime } from './run.mjs';

await keepTemporaryFilesInMemory();
const reports = await mkdtemp(path.join(os.tmpdir(), 'clinic-reports-'));
const total = { passed: 0, failed: 0 };
/** What to look for in a long output, which some places show the end of. */
const failures = [];

const installed = await step('install', () => installIfNeeded());
if (installed) {
  await twoAtATime(checks, (check) => step(check.name, () => runCheck(check)));
  await runner('contract tests', vitest('contract'));
  await runner('ui tests', vitest('ui'));
  await runner('site tests', nodeTests('site'));
  await runner('backend tests', jest);
  await runner('portal tests', vitest('portal'));
  await runner('backoffice tests', vitest('backoffice'));
  await step('build', () => buildIfNeeded());
  await step('budgets', async () => (await run('node', ['scripts/check-budgets.mjs'])) === 0);
  await step('site pages', async () => (await run('node', ['scripts/check-site.mjs'])) === 0);
  await runner('browser tests', playwright);
}
await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A step that passes or fails as a whole. */
async function step(name, work) {
  return timed(name, async () => {
    const passed = (await work()) !== false;
    return { passed: Number(passed), failed: Number(!passed) };
  });
}

/** A test runner, which writes its counts into a report; ending badly without a failed test counts as one. */
async function runner(name, work) {
  return timed(name, async () => {
    const report = path.join(reports, `${name}.json`);
    const code = await work(report);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const { passed, failed, names = [] } = text ? counts(text) : { passed: 0, failed: 0 };
    return { passed, failed: failed || Number(code !== 0), names };
  });
}

async function timed(name, work) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const {
    passed,
    failed,
    names = [],
  } = await work().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${name}: ${seconds} s, ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...names].join('\n  '));
  return failed === 0;
}

/** Node's runner reports in TAP, the others in JSON, where a flaky test is one that passed only at a second try. */
function counts(text) {
  if (text.startsWith('TAP')) {
    return {
      passed: Number(/^# pass (\d+)$/m.exec(text)[1]),
      failed: Number(/^# fail (\d+)$/m.exec(text)[1]),
    };
  }
  // Playwright names what failed at its own end, which is the end of everything.
  const {
    stats,
    testResults,
    numPassedTests,
    numFailedTests,
    numRuntimeErrorTestSuites = 0,
  } = JSON.parse(text);
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(
        ({ fullName, failureMessages: [reason = ''] }) =>
          `${fullName}\n    ${reason.split('\n').slice(0, 3).join('\n    ')}`,
      );
    return failed.length > 0 || status === 'passed' ? failed : [name];
  });
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, names };
}

function nodeTests(workspace) {
  const reporters = ['--test-reporter=dot', '--test-reporter-destination=stdout', '--test-reporter=tap'];
  return (report) =>
    run(projectNode, ['--test', ...reporters, `--test-reporter-destination=${report}`, 'src/**/*.test.ts'], {
      cwd: path.join(root, workspace),
    });
}

function vitest(workspace) {
  return (report) =>
    run(
      'vitest',
      ['run', '--passWithNoTests', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      {
        cwd: path.join(root, workspace),
      },
    );
}

async function jest(report) {
  return run(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      '--import',
      './test/typescript.mjs',
      '../node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
    ],
    // The JSON goes to the standard output as well.
    { cwd: path.join(root, 'backend'), stdio: ['inherit', 'ignore', 'inherit'] },
  );
}

async function playwright(report) {
  return run('playwright', ['test', '--pass-with-no-tests', '--reporter=line,json'], {
    cwd: path.join(root, 'e2e'),
    env: projectEnv({ CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
}

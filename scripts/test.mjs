// npm test: every check of the project, from a fresh clone on. Goes on after a failed step and counts over all runners.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { checks, pageChecks, runCheck } from './check.mjs';
import { installIfNeeded } from './install.mjs';
import { keepTemporaryFilesInMemory } from './memory-disk.mjs';
import { projectEnv, projectNode, root, run, runTold } from './run.mjs';
import { readReport } from './test-reports.mjs';

await keepTemporaryFilesInMemory();
const reports = await mkdtemp(path.join(os.tmpdir(), 'clinic-reports-'));
const total = { passed: 0, failed: 0 };
/** Repeated at the end, since some places show only the end of a long output. */
const failures = [];
const durations = [];
const SLOWEST = 20;
/**
 * Two runners work beside each other: with one process more than cores each, a whole run took 2,412 s of processor time,
 * not 2,272.
 * A number in vitest's configuration of several projects starts one worker whatever it says; seen with `ps`.
 */
const WORKERS = `--maxWorkers=${os.availableParallelism()}`;
/** Moments of `scripts/moments.mjs`, a night and the end of a year: no run depends on the day on which it is started. */
const NIGHT = { moment: 'Tuesday, 03:30', tests: ['--whole'] };
const END_OF_YEAR = { moment: '31 December, 23:50', tests: ['--dated', '--workers=1'] };

if (await step('install', () => installIfNeeded())) {
  await run(projectNode, ['scripts/c-library.mjs']);
  // First what the browser tests and the tests of killed servers start.
  const built = await step('build', () => buildIfNeeded());
  await Promise.all([
    runner('backend tests', jest).then(() => built && browserTests(NIGHT)),
    besideTheBackend(built).then(() => built && browserTests(END_OF_YEAR)),
  ]);
}
await rm(reports, { recursive: true, force: true });
tellSlowest();
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function browserTests({ moment, tests }) {
  return runner(`browser tests, ${moment}`, playwrightAt(moment, tests));
}

/** What one core is enough for, one after the other: the backend's tests wait for their database for half of their time. */
async function besideTheBackend(built) {
  for (const check of [...checks, ...(built ? pageChecks : [])])
    await step(check.name, () => runCheck(check));
  await runner('site tests', nodeTests('site'));
  await runner('contract and component tests', vitest);
}

async function step(name, work) {
  return timed(name, async () => {
    const passed = (await work()) !== false;
    return { passed: Number(passed), failed: Number(!passed) };
  });
}

/**
 * A test runner, which writes its counts into a report; ending badly without a failed test counts as one. Without a
 * report what it wrote last is its reason.
 */
async function runner(name, work) {
  return timed(name, async () => {
    const report = path.join(reports, `${name}.json`);
    const { code, end } = await work(report);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const counts = text ? readReport(text) : { passed: 0, failed: 0, names: [end], files: [] };
    return { ...counts, failed: counts.failed || Number(code !== 0) };
  });
}

async function timed(name, work) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const {
    passed,
    failed,
    names = [],
    files = [],
  } = await work().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`=== ${name}: ${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed`);
  durations.push({ file: name, seconds }, ...files);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...names].join('\n  '));
  return failed === 0;
}

/** What to make cheaper next: a test file's seconds are those of its tests, several of which run at a time. */
function tellSlowest() {
  console.log(`\nThe ${SLOWEST} slowest stages and test files:`);
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
  console.log();
}

function nodeTests(workspace) {
  const reporters = ['--test-reporter=dot', '--test-reporter-destination=stdout', '--test-reporter=tap'];
  return (report) =>
    runTold(
      projectNode,
      ['--test', ...reporters, `--test-reporter-destination=${report}`, 'src/**/*.test.ts'],
      {
        cwd: path.join(root, workspace),
      },
    );
}

async function vitest(report) {
  return runTold('vitest', [
    'run',
    WORKERS,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
}

async function jest(report) {
  return runTold(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      '--import',
      './test/typescript.mjs',
      '../node_modules/jest/bin/jest.js',
      WORKERS,
      '--json',
      `--outputFile=${report}`,
    ],
    // The JSON goes to the standard output as well.
    { cwd: path.join(root, 'backend'), stdio: ['inherit', 'ignore', 'pipe'] },
  );
}

function playwrightAt(moment, tests) {
  const args = ['scripts/moments.mjs', ...tests, '--reporter=line,json', moment];
  return (report) => runTold('node', args, { env: projectEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }) });
}

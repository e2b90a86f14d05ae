// Runs the stages that `npm test` and `npm run test:all` share: times and counts them, and prints the summary.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { runCheck } from './check.mjs';
import { installIfNeeded } from './install.mjs';
import { keepTemporaryFilesInMemory } from './memory-disk.mjs';
import { projectEnv, projectNode, root, run, runTold } from './run.mjs';
import { readReport } from './test-reports.mjs';

const SLOWEST = 20;
/**
 * Two runners work beside each other: with one process more than cores each, a whole run took 2,412 s of processor
 * time, not 2,272. A number in vitest's configuration of several projects starts a single worker, so the option is on
 * the command line.
 */
const WORKERS = `--maxWorkers=${os.availableParallelism()}`;

const total = { passed: 0, failed: 0 };
/** Failures are repeated at the end, since some places show only the end of a long output. */
const failures = [];
const durations = [];
let reports;

/**
 * Installs and builds, runs `work` with the build, prints the slowest tests and every failure, and ends the process.
 */
export async function testRun(work) {
  await keepTemporaryFilesInMemory();
  reports = await mkdtemp(path.join(os.tmpdir(), 'clinic-reports-'));
  if (await step('install', () => installIfNeeded())) {
    await run(projectNode, ['scripts/c-library.mjs']);
    // The product is built first, which browser tests and tests of killed servers start.
    await work({ built: await step('build', () => buildIfNeeded()) });
  }
  await rm(reports, { recursive: true, force: true });
  tellSlowest();
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

export async function runChecks(checks) {
  for (const check of checks) await step(check.name, () => runCheck(check));
}

export async function siteTests() {
  const reporters = ['--test-reporter=dot', '--test-reporter-destination=stdout', '--test-reporter=tap'];
  await runner('site tests', (report) =>
    runTold(
      projectNode,
      ['--test', ...reporters, `--test-reporter-destination=${report}`, 'src/**/*.test.ts'],
      { cwd: path.join(root, 'site') },
    ),
  );
}

export async function contractAndComponentTests(...options) {
  await runner('contract and component tests', (report) =>
    runTold('vitest', [
      'run',
      WORKERS,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ]),
  );
}

export async function backendTests(...options) {
  await runner('backend tests', (report) =>
    runTold(
      'node',
      [
        '--experimental-vm-modules',
        '--no-warnings',
        '--import',
        './test/worker-data.mjs',
        '--import',
        './test/typescript.mjs',
        '../node_modules/jest/bin/jest.js',
        WORKERS,
        '--json',
        `--outputFile=${report}`,
        ...options,
      ],
      // The report is read from a file, since `--json` prints it among the other output.
      { cwd: path.join(root, 'backend'), stdio: ['inherit', 'ignore', 'pipe'] },
    ),
  );
}

/** Runs browser tests at a moment of `scripts/moments.mjs`, so that no run depends on its day. */
export async function browserTests(moment, ...options) {
  const args = ['scripts/moments.mjs', ...options, '--reporter=line,json', moment];
  await runner(`browser tests, ${moment}`, (report) =>
    runTold('node', args, { env: projectEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }) }),
  );
}

async function step(name, work) {
  return timed(name, async () => {
    const passed = (await work()) !== false;
    return { passed: Number(passed), failed: Number(!passed) };
  });
}

/**
 * Runs a test runner, which writes a report; a bad exit code without a failed test counts as one failure. Without a
 * report its last output is the reason.
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

/** Prints the slowest test files; a file's seconds are those of its tests, several of which run at a time. */
function tellSlowest() {
  console.log(`\nThe ${SLOWEST} slowest stages and test files:`);
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
  console.log();
}

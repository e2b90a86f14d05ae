// npm run moments [-- name …]: the pages and the journeys of the desk, the doctor and the client at other moments than
// now. `npm run test:all` takes two of them: one for all browser tests (`--whole`), so that a run does not depend on its
// day, and one for those on which a day or an hour can be seen (`--dated`). `npm test` takes the first one (`--project`).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, clinicInstant, clinicToday, weekdayOf } from '../contract/src/clinic-calendar.ts';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { keepTemporaryFilesInMemory } from './memory-disk.mjs';
import { projectEnv, root, run } from './run.mjs';

const ZONE = 'Asia/Kolkata';
const DAYS_OF_A_YEAR = 366;

/** These moments are every weekday, every part of a day, and the days on which calendars go wrong. */
const MOMENTS = [
  weekday('Sunday', 0, '09:00'),
  weekday('Monday', 1, '00:10'),
  weekday('Tuesday', 2, '03:30'),
  weekday('Wednesday', 3, '17:30'),
  weekday('Thursday', 4, '23:50'),
  weekday('Friday', 5, '09:00'),
  weekday('Saturday', 6, '17:30'),
  { name: '31 December, 23:50', isDay: (day) => day.endsWith('-12-31'), time: '23:50' },
  { name: '28 February, 00:10', isDay: (day) => day.endsWith('-02-28'), time: '00:10' },
  { name: 'a holiday, 09:00', isDay: (day) => weekdayOf(day) === 4, time: '09:00', closed: true },
];

const SPECS = [
  'tests/journeys/crawl.spec.ts',
  'tests/assistant/home.spec.ts',
  'tests/each-person/assistant.spec.ts',
  'tests/doctor/morning.spec.ts',
  'tests/client/appointments.spec.ts',
  'tests/client/journal.spec.ts',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean' },
    dated: { type: 'boolean' },
    reporter: { type: 'string', default: 'line' },
    workers: { type: 'string' },
    project: { type: 'string' },
  },
});
await buildIfNeeded();
await keepTemporaryFilesInMemory();
const wanted = MOMENTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const results = [];
for (const moment of wanted) {
  console.log(`\n=== ${moment.name}`);
  const start = performance.now();
  const code = await runAt(moment);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  results.push(`${code === 0 ? 'passed' : 'FAILED'}  ${moment.name} (${seconds} s)`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${results.join('\n')}`);

function weekday(name, number, time) {
  return { name: `${name}, ${time}`, isDay: (day) => weekdayOf(day) === number, time };
}

/** Runs the browser tests at a moment and answers Playwright's exit code. */
async function runAt(moment) {
  const tests = testsOf(values);
  // Each run has its own folder, since a run deletes what the one before has kept of its failures.
  const output = path.join('test-results', moment.name.replace(/\W+/g, '-'));
  const workers = values.workers ? [`--workers=${values.workers}`] : [];
  const options = [`--reporter=${values.reporter},./kept-failures.ts`, `--output=${output}`, ...workers];
  return run('playwright', ['test', ...tests, ...options], {
    cwd: path.join(root, 'e2e'),
    env: projectEnv({
      CHROME_PATH: await findBrowser(),
      CLOCK_OFFSET_SECONDS: String(secondsUntil(moment)),
      ...(moment.closed && { CLOSED_TODAY: 'true' }),
    }),
  });
}

function testsOf({ whole, dated, project }) {
  if (whole) return [];
  if (project) return [`--project=${project}`];
  return [...SPECS, ...(dated ? ['--grep-invert', '@undated'] : [])];
}

/** Seconds from now to the moment's next time at the clinic. */
function secondsUntil({ isDay, time }) {
  const tomorrow = addDays(clinicToday(new Date(), ZONE), 1);
  const days = Array.from({ length: DAYS_OF_A_YEAR }, (_, index) => addDays(tomorrow, index));
  return Math.round((clinicInstant(days.find(isDay), time, ZONE).getTime() - Date.now()) / 1000);
}

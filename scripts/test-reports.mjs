// Reads the reports of the test runners into one shape: { passed, failed, names, files: [{ file, seconds }] }.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

const LINES_OF_A_REASON = 6;
/** So many lines of the page are shown, which tell more than the element that the test missed. */
const LINES_OF_A_PAGE = 60;

/** Reads the TAP of Node's runner, or the JSON of Jest, Vitest or Playwright. */
export function readReport(text) {
  if (text.startsWith('TAP')) return ofNode(text);
  const report = JSON.parse(text);
  return report.stats ? ofPlaywright(report) : ofJest(report);
}

function ofNode(text) {
  return {
    passed: Number(/^# pass (\d+)$/m.exec(text)[1]),
    failed: Number(/^# fail (\d+)$/m.exec(text)[1]),
    names: [],
    files: [],
  };
}

/** Reads Jest's report; Vitest's has the same form. */
function ofJest({ testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0 }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages: [reason = ''] }) => `${fullName}\n    ${firstLines(reason)}`);
    return failed.length > 0 || status === 'passed' ? failed : [name];
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, names, files };
}

/** Reads Playwright's report, in which a test that passed only at its second attempt is a failure. */
function ofPlaywright({ stats, suites }) {
  const files = suites.map(({ file, ...suite }) => ({
    file: path.join('e2e/tests', file),
    seconds: millisecondsOf(suite) / 1000,
  }));
  const names = suites.flatMap(failuresOf);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names, files };
}

/** Returns a suite's failed tests, each with the first lines of its reason. */
function failuresOf({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map((spec) => `${file}: ${spec.title}${reasonOf(spec)}`), ...suites.flatMap(failuresOf)];
}

function reasonOf({ tests }) {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  const reasons = messages.map(
    ({ message = '' }) => `\n    ${stripVTControlCharacters(firstLines(message))}`,
  );
  const pages = tests.flatMap(({ results }) =>
    results.flatMap(({ attachments = [] }) => attachments.flatMap(pageOf)),
  );
  return [...reasons, ...pages].join('');
}

/** Returns the page as assistive technology reads it, which Playwright stores beside a failure. */
function pageOf({ name, path: file }) {
  if (name !== 'error-context') return [];
  const [page] = /(?<=```yaml\n)[^`]+/.exec(readFileSync(file, 'utf8')) ?? [''];
  const lines = page.split('\n');
  // The frame around the page's own part is left out, since it is the same everywhere.
  const main = Math.max(0, lines.indexOf('- main:'));
  return [`\n    ${lines.slice(main, main + LINES_OF_A_PAGE).join('\n    ')}`];
}

/**
 * Returns the first lines of a reason, and the last ones of a browser that did not start, whose command alone fills a
 * screen.
 */
function firstLines(text) {
  const lines = text.split('\n').filter((line) => line && !line.includes('<launching>'));
  const ends = lines.slice(LINES_OF_A_REASON).filter((line) => line.includes('<process did exit'));
  return [...lines.slice(0, LINES_OF_A_REASON), ...ends].join('\n    ');
}

function millisecondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

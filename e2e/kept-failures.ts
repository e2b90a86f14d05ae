import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const LOG = path.resolve(import.meta.dirname, '../.cache/logs/browser-tests.log');

const wordsOf = ({ message, value }: TestError): string => stripVTControlCharacters(message ?? value ?? '');

function keep(name: string, errors: readonly TestError[]): void {
  mkdirSync(path.dirname(LOG), { recursive: true });
  appendFileSync(LOG, `${new Date().toISOString()} ${name}\n${errors.map(wordsOf).join('\n')}\n\n`);
}

/**
 * Writes a failure's message to disk as soon as there is one, since a run that is killed prints none and the next run
 * deletes its files.
 */
export default class KeptFailures implements Reporter {
  onTestEnd(test: TestCase, { errors, duration, workerIndex }: TestResult): void {
    if (errors.length === 0) return;
    const title = test.titlePath().filter(Boolean).join(' › ');
    keep(`${title} (${duration} ms, worker ${workerIndex})`, errors);
  }

  /** Keeps errors outside tests: at the start of the product, or of a process of the tests. */
  onError(error: TestError): void {
    keep('outside the tests', [error]);
  }

  printsToStdio(): boolean {
    return false;
  }
}

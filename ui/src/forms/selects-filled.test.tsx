import { fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { selectsFilled } from './selects-filled.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Fields that always open empty: codes typed from an email or an app. */
const CODES = ['ui/src/account/AppSetUp.tsx', 'ui/src/account/SecondFactorStep.tsx'];
const OF_NUMBERS = /inputMode[:=][^\n]*['"](?:decimal|numeric)['"]/g;

const sources = globSync('{backoffice,portal,ui}/src/**/*.tsx', { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.tsx') && !CODES.includes(file),
);
const numbers = sources.flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const fields = [...text.matchAll(OF_NUMBERS)].length;
  return fields > 0 ? [{ file, fields, selecting: text.split('selectsFilled').length - 2 }] : [];
});

it('finds the fields of numbers and money of both applications', () => {
  expect(numbers.length).toBeGreaterThan(12);
});

it.each(numbers)('selects what a number of $file holds when Tab or the program comes', (found) => {
  // The name occurs once in each field, and once in the import.
  expect(found.selecting).toBeGreaterThanOrEqual(found.fields);
});

it('selects on focus, but not under a tap, and again after it', () => {
  render(<input aria-label="Amount" defaultValue="315" {...selectsFilled} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  input.setSelectionRange(3, 3);
  fireEvent.pointerDown(input);
  input.focus();
  expect(selected()).toBe('');
  fireEvent.click(input);
  input.blur();
  input.focus();
  expect(selected()).toBe('315');
});

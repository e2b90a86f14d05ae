import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { wholeNumber } from '@clinic/contract/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { globSync, readFileSync } from 'node:fs';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WholeNumberField } from './WholeNumberField.tsx';

function Days() {
  const [text, setText] = useState('');
  const error = text ? wholeNumber(1, 9)(wholeNumberIn(text)) : undefined;
  return <WholeNumberField label="Days" min={1} max={9} value={text} onChange={setText} error={error} />;
}

test.each(['1.5', '-2', '1e2', '½', '1,5'])('"%s" stays as it was typed, and is refused', async (typed) => {
  render(<Days />);
  const field = screen.getByRole('spinbutton', { name: 'Days' });
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription('Please enter a whole number from 1 to 9.');
  await userEvent.type(field, '{ArrowUp}');
  expect(field).toHaveValue(typed);
});

test('the arrow keys count within the limits', async () => {
  render(<Days />);
  const field = screen.getByRole('spinbutton', { name: 'Days' });
  await userEvent.type(field, '8{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('9');
  await userEvent.clear(field);
  await userEvent.type(field, '{ArrowDown}');
  expect(field).toHaveValue('1');
});

test('no screen has a browser’s number field, which rewrites what is typed', () => {
  const files = ['portal', 'backoffice', 'site', 'ui', 'contract'].flatMap((part) =>
    globSync(`${import.meta.dirname}/../../../${part}/src/**/*.{ts,tsx,astro}`),
  );
  const sources = files.filter((file) => !file.includes('.test.'));
  const rewriting = sources.filter((file) => /type[=:]\s*\{?["']number["']/.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(rewriting).toEqual([]);
});

import { aProgram } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ended, open } from '../../test/progress-report-screen.tsx';

test('a program that has ended is one page, from its start to its last day, with what the doctor wrote', async () => {
  const { user } = open([aProgram({ startDate: '2026-03-01' }), ended], '?program=ended');
  const sheet = within(await screen.findByRole('article', { name: 'Report' }));
  expect(sheet.getByText('First try, 05 Jan 2026 to 10 Feb 2026')).toBeVisible();
  expect(sheet.getByRole('row', { name: /^Weight \(kg\)/ })).toHaveTextContent('−3.2 kg, lost (−3.8 %)');
  expect(sheet.getByRole('row', { name: /^Waist \(cm\)/ })).toHaveTextContent('−4 cm, less');
  expect(await sheet.findByText('Lose to 80 kg by 10 Feb 2026')).toBeVisible();
  expect(await sheet.findByText('100 % of what was answered on 4 days')).toBeVisible();
  await user.type(screen.getByLabelText('Your words'), ' See you in spring.');
  expect(sheet.getByText('Well done. See you in spring.')).toBeVisible();
});

test('a client without a program has no report', async () => {
  open([]);
  expect(await screen.findByText('This client has had no program yet.')).toBeVisible();
});

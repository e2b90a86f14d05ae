import { Refused } from '@clinic/ui/test/api.ts';
import { aProgram } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { version, given, open } from '../../test/body-status-screen.tsx';

test('a Post value beside the saved one shows the difference with two decimals, and is sent nowhere', async () => {
  const calls = given({ versions: [version('2026-01-05T06:00:00.000Z', { weight: '82 kg', bmi: '31' })] });
  const { user } = open();
  expect(await screen.findByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Weight (kg), Post' }), '79.75');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 82 kg/ })).toHaveTextContent('-2.25 less (−2.7 %)');
  expect(screen.queryByText('NaN')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('of a client who came back, Pre is not the start of the last program', async () => {
  given(
    {
      versions: [
        version('2026-05-05T06:00:00.000Z', { weight: '86' }),
        version('2026-01-05T06:00:00.000Z', { weight: '84.5' }),
      ],
    },
    [
      aProgram({ startDate: '2026-05-04', createdAt: '2026-05-04T05:00:00.000Z' }),
      aProgram({ _id: 'ended', endedAt: '2026-03-01T06:00:00.000Z' }),
    ],
  );
  open();
  expect(await screen.findByRole('row', { name: /Weight \(kg\) 86/ })).toBeVisible();
});

test('a client without a body status is said to have none', async () => {
  given({ versions: [] });
  open();
  expect(await screen.findByText('No body status data found for this client')).toBeVisible();
});

test('a failure is not taken for none', async () => {
  given(new Refused('NOT_FOUND'));
  open();
  expect(await screen.findByText('Failed to fetch client body status data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

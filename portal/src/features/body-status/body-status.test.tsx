import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, Refused } from '../../test/api.ts';
import { renderAt } from '../../test/render.tsx';

const clientId = 'c'.repeat(24);
const given = (forms: unknown) =>
  answerApi({
    [`GET /client/getClient/${clientId}`]: {
      client: { name: 'Asha Patel', status: 'active', program: null },
    },
    [`GET /form/client/${clientId}`]: forms,
    [`GET /form/history/${clientId}`]: { versions: [] },
    [`GET /program/history/${clientId}`]: { programs: [] },
  });
const open = () => renderAt(`/doctor/body-status/${clientId}`, { as: { area: 'doctor' } });

test('a Post value beside the saved one shows the difference with two decimals, and is sent nowhere', async () => {
  const calls = given({ forms: [{ formType: 'BodyStatus', fields: { weight: '82 kg', bmi: '31' } }] });
  const { user } = open();
  expect(await screen.findByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Weight (kg), Post' }), '79.75');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 82 kg .*-2\.25/ })).toBeVisible();
  expect(screen.queryByText('NaN')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a client without a body status is said to have none', async () => {
  given({ forms: [] });
  open();
  expect(await screen.findByText('No body status data found for this client')).toBeVisible();
});

test('a failure is not taken for none', async () => {
  given(new Refused('NOT_FOUND'));
  open();
  expect(await screen.findByText('Failed to fetch client body status data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

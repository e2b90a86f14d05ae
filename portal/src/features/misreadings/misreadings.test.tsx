import { misreadingCalls } from '@clinic/contract/care/misreadings/misreading-calls';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const BMI: Misreading = {
  key: '0123456789abcdef',
  kind: 'form',
  where: 'Current Body Status, BMI',
  text: '0,045',
  before: '45',
  now: '0.045',
};
const TSH: Misreading = {
  key: 'fedcba9876543210',
  kind: 'value',
  where: 'TSH of 05 Jan 2026',
  text: '45',
  before: '45',
  now: '0.045',
};
const SECTION = { name: 'Read differently now' };

function open(found: Misreading[], summary: Parameters<typeof clientRecord>[2] = {}, refused = false) {
  const calls = answerApi([
    ...clientRecord({}, [], summary),
    on(misreadingCalls.ofClient, { misreadings: found }, { clientId }),
    on(misreadingCalls.lookedAt, refused ? new Refused('SERVER_ERROR') : { misreadings: [] }, { clientId }),
  ]);
  return { calls, ...renderAt(`/doctor/clients/${clientId}`, { as: { area: 'doctor' } }) };
}

test('what is read differently is told with both readings, and goes by one press', async () => {
  const { user, calls } = open([BMI, TSH]);
  const section = within(await screen.findByRole('region', SECTION));
  const [form, value] = section.getAllByRole('listitem');
  expect(form).toHaveTextContent('Current Body Status, BMI: “0,045”Before: 45. Now: 0.045');
  expect(value).toHaveTextContent('TSH of 05 Jan 2026On file: 45. Or was it: 0.045?');
  await user.click(section.getByRole('button', { name: 'Looked at' }));
  await waitFor(() => expect(screen.queryByRole('region', SECTION)).toBeNull());
  expect(requestsOf(calls, misreadingCalls.lookedAt)[0]?.body).toEqual({ keys: [BMI.key, TSH.key] });
});

test('it stays, and the doctor is told, when the press does not arrive', async () => {
  const { user } = open([BMI], {}, true);
  await user.click(await screen.findByRole('button', { name: 'Looked at' }));
  expect(await screen.findByText('This could not be marked as looked at. Please try again.')).toBeVisible();
  expect(screen.getByRole('region', SECTION)).toBeVisible();
});

test('a client without such texts has no such section', async () => {
  const { calls } = open([]);
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
  await waitFor(() => expect(requestsOf(calls, misreadingCalls.ofClient)).toHaveLength(1));
  expect(screen.queryByRole('region', SECTION)).toBeNull();
});

test('a colleague who covers a visit is not asked', async () => {
  const visits = [
    { id: '1'.repeat(24), start: '2026-11-20T04:30:00.000Z', appointmentType: 'Cash' as const },
  ];
  const cover = { doctorName: 'Dr Rao', visits, until: '2099-01-01T00:00:00.000Z' };
  const { calls } = open([BMI], { cover });
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
  await waitFor(() => expect(requestsOf(calls, doctorWorklistCalls.timeline)).toHaveLength(1));
  expect(screen.queryByRole('region', SECTION)).toBeNull();
});

import { auditCalls, type AccessEntry, type AccessPage } from '@clinic/contract/platform/audit-calls';
import { answerApi, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const asha = { name: 'Dr. Asha Patel', role: 'doctor' as const };
const entry = (id: string, told: Partial<AccessEntry>): AccessEntry => ({
  id,
  at: '2026-11-20T09:30:00.000Z',
  by: asha,
  asCover: false,
  action: 'read',
  part: 'Diet plan',
  ...told,
});
const page = (entries: AccessEntry[], more = false): AccessPage => ({
  entries,
  more,
  since: '2026-11-01T09:00:00.000Z',
});

function open(answer: Reply<typeof auditCalls.ofMine>) {
  const calls = answerApi([on(auditCalls.ofMine, answer)]);
  return { calls, ...renderAt('/client/access', { as: { area: 'client' } }) };
}

test('a client sees by day which person opened and changed what, each part once', async () => {
  open(
    page([
      entry('5', { action: 'update' }),
      entry('4', {}),
      entry('3', { part: 'Form: Personal Details' }),
      entry('2', {}),
      entry('1', { at: '2026-11-18T09:30:00.000Z', by: { name: 'Ritu Shah', role: 'assistant' } }),
    ]),
  );
  const day = within(await screen.findByRole('region', { name: '20 Nov 2026' }));
  expect(day.getByRole('listitem')).toHaveTextContent(
    'Dr. Asha Patel DoctorOpened: Diet plan, Form: Personal DetailsChanged: Diet plan',
  );
  const earlier = within(screen.getByRole('region', { name: '18 Nov 2026' }));
  expect(earlier.getByRole('listitem')).toHaveTextContent('Ritu Shah Front deskOpened: Diet plan');
  expect(screen.getByText(/Complete since 01 Nov 2026/)).toBeVisible();
});

test('a covering doctor is marked as such', async () => {
  const rao = { name: 'Dr. Vikram Rao', role: 'doctor' as const };
  open(
    page([entry('2', { by: rao, asCover: true, part: 'Overview of your care' }), entry('1', { by: rao })]),
  );
  const day = within(await screen.findByRole('region', { name: '20 Nov 2026' }));
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dr. Vikram Rao Doctor, covering for your doctorOpened: Overview of your care',
    'Dr. Vikram Rao DoctorOpened: Diet plan',
  ]);
});

test('earlier days are loaded when they are asked for', async () => {
  const { calls, user } = open((request) =>
    request.query.get('before')
      ? page([entry('1', { at: '2026-11-18T09:30:00.000Z' })])
      : page([entry('2', {})], true),
  );
  await user.click(await screen.findByRole('button', { name: 'Show earlier days' }));
  expect(await screen.findByRole('region', { name: '18 Nov 2026' })).toBeVisible();
  expect(screen.getByRole('region', { name: '20 Nov 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier days' })).toBeNull();
  expect(requestsOf(calls, auditCalls.ofMine).map(({ query }) => query.get('before'))).toEqual([null, '2']);
});

test('an empty list says what will be there', async () => {
  open(page([]));
  expect(await screen.findByText('Nobody has opened your record yet.')).toBeVisible();
});

test('a failure has a way to try again', async () => {
  open(new Refused('SERVER_ERROR'));
  expect(
    await screen.findByText(/could not load who opened your record/, {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

import { type AuditRow, auditSentence } from '@clinic/contract/platform/audit';
import { auditCalls } from '@clinic/contract/platform/audit-calls';
import { assistantGrid, auditGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import type { Client } from '@clinic/contract/people';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import AuditPage from './AuditPage.tsx';

const row = (id: string, told: Pick<AuditRow, 'by' | 'action' | 'record' | 'client'>): AuditRow => ({
  _id: id,
  id,
  at: '2026-11-20T09:30:00.000Z',
  from: '10.0.0.7',
  asCover: false,
  changed: null,
  times: 1,
  requestId: 'r',
  summary: auditSentence(told),
  ...told,
});
const ritu = { id: 'a1', name: 'Ritu Shah', role: 'assistant' as const };
const kavita = { id: 'c1', name: 'Kavita Joshi' };
const rows = [
  row('1', {
    by: ritu,
    action: 'confirm',
    record: { kind: 'appointment', id: 'p1', name: '' },
    client: kavita,
  }),
  row('2', {
    by: null,
    action: 'login-failed',
    record: { kind: 'doctor', id: 'd1', name: 'Dr. Mehta' },
    client: null,
  }),
];

const kavitas = [aClient(kavita)];
let people: Client[] | Refused = kavitas;

beforeEach(() => {
  // Simulates a wide window, where the entries are a table.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  people = kavitas;
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const { router, sent } = renderArea(<AuditPage />, [
    on(auditGrid.list, rows),
    on(clientGrid.list, () => people),
    on(doctorGrid.list, []),
    on(assistantGrid.list, []),
    on(auditCalls.download, new Blob(['day'], { type: 'text/csv' })),
  ]);
  const lastFilter = () =>
    JSON.parse(requestsOf(sent, auditGrid.list).at(-1)?.query.get('filter') ?? '{}') as object;
  return { router, sent, lastFilter, user: userEvent.setup() };
}
const entry = (text: RegExp) => screen.findByRole('row', { name: text });

it('names the person, the action and the record, with names that open', async () => {
  const { router, user } = open();
  const confirmed = await entry(/Ritu Shah.*confirmed the appointment.*Kavita Joshi/);
  expect(await entry(/Not logged in failed to log in as doctor Dr\. Mehta/)).toBeVisible();
  await user.click(within(confirmed).getByRole('link', { name: 'Kavita Joshi' }));
  expect(router.state.location.pathname).toBe('/clients');
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"id":["c1"]}');
});

it('is narrowed to a person or a record from an entry, and names it', async () => {
  const { lastFilter, user } = open();
  const confirmed = await entry(/confirmed/);
  await user.click(within(confirmed).getByRole('button', { name: 'Only entries of Kavita Joshi' }));
  expect(await screen.findByText('Only Kavita Joshi')).toBeVisible();
  await waitFor(() => expect(lastFilter()).toEqual({ account: 'c1' }));
  await user.click(
    within(await entry(/confirmed/)).getByRole('button', { name: 'Only entries of appointment' }),
  );
  expect(await screen.findByText('Only appointment of Kavita Joshi')).toBeVisible();
  await waitFor(() => expect(lastFilter()).toEqual({ account: 'c1', record: 'p1' }));
});

it('is narrowed to a person who is found by name', async () => {
  const { lastFilter, user } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'kav');
  await user.click(await screen.findByRole('option', { name: 'Kavita Joshi' }));
  await waitFor(() => expect(lastFilter()).toMatchObject({ account: 'c1' }));
});

it('says that the search for a person failed, and searches again on Retry', async () => {
  const { user } = open();
  await screen.findByText('Ritu Shah');
  people = new Refused('SERVER_ERROR');
  await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'kav');
  expect(await screen.findByText('The people could not be loaded.')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 4000 });
  people = kavitas;
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText('The people could not be loaded.')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  expect(await screen.findByRole('option', { name: 'Kavita Joshi' })).toBeVisible();
});

it('is narrowed to a client’s record and to a kind of record, and saved as a file with these filters', async () => {
  const { lastFilter, sent, user } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Whose record' }), 'kav');
  await user.click(await screen.findByRole('option', { name: 'Kavita Joshi' }));
  await waitFor(() => expect(lastFilter()).toMatchObject({ client: 'c1' }));
  await user.click(screen.getByRole('combobox', { name: 'Kind of record' }));
  await user.click(await screen.findByRole('option', { name: 'diet plan' }));
  await user.click(screen.getByRole('combobox', { name: 'What' }));
  await user.click(await screen.findByRole('option', { name: 'confirmed' }));
  const filter = { client: 'c1', kind: 'diet plan', action: 'confirm' };
  await waitFor(() => expect(lastFilter()).toEqual(filter));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(requestsOf(sent, auditCalls.download)).toHaveLength(1));
  expect(JSON.parse(requestsOf(sent, auditCalls.download)[0]?.query.get('filter') ?? '')).toEqual(filter);
});

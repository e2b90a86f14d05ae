import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Client } from '@clinic/contract/people';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import { aClient } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const client = (place: number, over: Partial<Client> = {}) =>
  aClient({
    id: String(place).padStart(24, '0'),
    name: `Client ${String(place).padStart(2, '0')}`,
    email: `c${place}@example.in`,
    ...over,
  });
const clients = [...Array.from({ length: 60 }, (_, place) => client(place)), client(60, { status: 'new' })];

function open(address: string) {
  answerApi([on(clientCalls.all, { clients, message: '' })]);
  return renderAt(address, { as: { area: 'doctor' } });
}

test('a record leads back to the list as it was left: search, filter, order and page', async () => {
  const { user, router } = open('/doctor/clients');
  await user.type(await screen.findByLabelText('Search clients'), 'client');
  await user.selectOptions(screen.getByLabelText('Status'), 'active');
  await user.click(screen.getByRole('button', { name: 'Ascending' }));
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await waitFor(() => expect(router.state.location.search).toContain('page=2'));
  const left = router.state.location.search;
  await user.click(screen.getByRole('link', { name: 'View Details of Client 30' }));
  // The record's address comes before its screen, and Back before the screen would find the list still there.
  await waitFor(() => expect(screen.queryByLabelText('Search clients')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toContain('/client-plan/');
  await router.navigate(-1);
  expect(await screen.findByLabelText('Search clients')).toHaveValue('client');
  expect(router.state.location.search).toBe(left);
  expect(screen.getByText('60 of 61 clients')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details of Client 30' })).toBeVisible();
});

test('a shared address shows the same list, its last page when there are fewer by now', async () => {
  open('/doctor/clients?search=client&status=active&order=descending&page=9');
  expect(await screen.findByLabelText('Status')).toHaveValue('active');
  expect(screen.getByRole('button', { name: 'Descending' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details of Client 00' })).toBeVisible();
});

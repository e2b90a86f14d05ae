import { clientGrid } from '@clinic/contract/grid-calls';
import { on, Refused, type Reply, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { ClientsList } from './ClientsList.tsx';

const kavita = aClient({ name: 'Kavita Joshi' });
const open = (answer: Reply<typeof clientGrid.list>) =>
  renderArea(
    <ClientsList empty={{ hint: 'The desk adds them.' }} renderCard={({ name }) => name}>
      {null}
    </ClientsList>,
    [on(clientGrid.list, answer)],
  );

it('reads twenty-five clients by name, and says how many there are', async () => {
  const { sent } = open([kavita]);
  expect(await screen.findByText('1 client')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Kavita Joshi');
  const asked = requestsOf(sent, clientGrid.list)[0]?.query;
  expect(asked?.get('range')).toBe('[0,24]');
  expect(asked?.get('sort')).toBe('["name","ASC"]');
});

it('tells an empty clinic from a filter that finds no client', async () => {
  open([]);
  expect(await screen.findByText('No clients registered yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  expect(await screen.findByText('No clients found matching your search.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByText('No clients registered yet.')).toBeVisible();
});

it('says that the list could not be read, and reads it again on Retry', async () => {
  let away = true;
  open(() => (away ? new Refused('FORBIDDEN') : [kavita]));
  expect(await screen.findByText('Failed to fetch clients')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Kavita Joshi')).toBeVisible();
});

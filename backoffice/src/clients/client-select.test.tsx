import { searchCalls } from '@clinic/contract/dashboards/search-calls';
import { assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { newFrom } from './ClientDialog.tsx';
import { ClientOrNew } from './ClientOrNew.tsx';

const people = ['Kavita Joshi', 'Kavya Nair', 'Meera Shah'].map((name, index) =>
  aClient({ id: `c${index}`, name }),
);
const meera = { id: 'c2', name: 'Meera Shah', email: 'meera@example.in', phone: '9825012345' };
const anita = aClient({ id: 'c9', name: 'Anita Rao', phone: '9800000000' });

function open(client = '') {
  const submitted = vi.fn<(values: object) => void>();
  const { sent } = renderArea(
    <Form defaultValues={{ client }} onSubmit={submitted}>
      <ClientOrNew isFirst />
    </Form>,
    [
      on(clientGrid.list, ({ query }) => {
        const { q = '' } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
        return people.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      }),
      on(clientGrid.create, anita),
      on(clientGrid.get, anita, { id: 'c9' }),
      on(searchCalls.find, ({ query }) => ({
        clients: query.get('q') === 'mira' ? [{ ...meera, similar: true as const }] : [],
        invoices: [],
      })),
      on(doctorGrid.list, []),
      on(assistantGrid.list, []),
    ],
  );
  return { sent, submitted, user: userEvent.setup() };
}
const field = () => screen.findByRole('combobox', { name: 'Client' });

it('takes Down and Enter that are pressed before the answer has come for what was typed', async () => {
  const { user, submitted } = open();
  await user.type(await field(), 'kav{ArrowDown}');
  await screen.findByRole('option', { name: /Kavya Nair/ });
  expect(screen.queryByRole('option', { name: /Meera/ })).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('Kavita Joshi · 9825012345'));
  expect(submitted).not.toHaveBeenCalled();
});

it('takes Enter at once for the only one who is found, and for none of several', async () => {
  const { user } = open();
  await user.type(await field(), 'kav{Enter}');
  await screen.findByRole('option', { name: /Kavya Nair/ });
  expect(await field()).toHaveValue('kav');
  await user.type(await field(), 'ya{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('Kavya Nair · 9825012345'));
});

it('offers similar names, called so, where none is found, and Enter takes none of them unseen', async () => {
  const { user } = open();
  await user.type(await field(), 'mira{Enter}');
  const similar = await screen.findByRole('option', { name: 'Meera Shah · 9825012345 · similar name' });
  expect(screen.getByRole('option', { name: 'New client: mira' })).toBeVisible();
  expect(await field()).toHaveValue('mira');
  await user.click(similar);
  await waitFor(async () => expect(await field()).toHaveValue('Meera Shah · 9825012345'));
});

it('goes on with what was typed when no client is found, and comes back with the new client', async () => {
  const { user, sent } = open();
  await user.type(await field(), 'Anita Rao{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anita Rao');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  await user.keyboard('anita@example.in{Tab}9800000000{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('Anita Rao · 9800000000'));
  expect(requestsOf(sent, clientGrid.create)[0]?.body).toMatchObject({ name: 'Anita Rao' });
  await waitFor(async () => expect(await field()).toHaveFocus());
});

it('replaces a client who was chosen before, and whose name comes while the field has the focus', async () => {
  const { user } = open('c9');
  await waitFor(async () => expect(await field()).toHaveValue('Anita Rao · 9800000000'));
  expect(await field()).toHaveFocus();
  await user.keyboard('kavya{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('Kavya Nair · 9825012345'));
});

it('keeps what was typed for the button, too', async () => {
  const { user } = open();
  await user.type(await field(), 'Anita');
  await user.click(screen.getByRole('button', { name: 'New client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anita');
});

it.each([
  ['Anita Rao', { name: 'Anita Rao' }],
  ['anita@example.in', { email: 'anita@example.in' }],
  ['98000 00000', { phone: '98000 00000' }],
  ['+91 98000', { phone: '+91 98000' }],
])('puts %s where it belongs', (typed, values) => {
  expect(newFrom(typed)).toEqual(values);
});

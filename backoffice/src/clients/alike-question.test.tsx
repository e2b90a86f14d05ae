import { alikeCalls } from '@clinic/contract/clients/alike-calls';
import type { AlikeClient } from '@clinic/contract/clients/alike';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused, type Reply, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, anEnquiry } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import RegisterDialog from '../enquiries/RegisterDialog.tsx';
import { renderArea } from '../test/render-area.tsx';
import ClientDialog from './ClientDialog.tsx';

const karan: AlikeClient = {
  id: 'a'.repeat(24),
  name: 'Karan Malhotra',
  phone: '9825012345',
  birthday: null,
  why: ['phone'],
};
const mira: AlikeClient = { ...karan, id: 'b'.repeat(24), name: 'Mira Joshi', why: ['birthday'] };
const added = aClient({ id: 'c9', name: 'Dev Malhotra' });

function open(alike: Reply<typeof alikeCalls.find>, onTaken?: (client: { id: string }) => void) {
  const onAdded = vi.fn<(client: object) => void>();
  const { sent } = renderArea(
    <ClientDialog
      client={null}
      typed="Dev Malhotra"
      onClose={() => undefined}
      onAdded={onAdded}
      onTaken={onTaken}
    />,
    [on(alikeCalls.find, alike), on(clientGrid.create, added), on(doctorGrid.list, [])],
  );
  return { sent, onAdded, user: userEvent.setup() };
}
async function typeAndSave(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'dev@example.in');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+91 98250 12345{Enter}');
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Twice in the books?' }));

it('asks nothing when no one is alike: the client is added with the same presses as ever', async () => {
  const { user, sent, onAdded } = open({ alike: [] });
  await typeAndSave(user);
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(screen.queryByRole('dialog', { name: 'Twice in the books?' })).toBeNull();
  expect(requestsOf(sent, alikeCalls.find)[0]?.query.get('phone')).toBe('9825012345');
  expect(requestsOf(sent, clientGrid.create)[0]?.body).not.toHaveProperty('alike');
});

it.each([
  ['Same family', 'family'],
  ['Another person', 'other'],
])('says who has the number, and saves with %s', async (press, answer) => {
  const { user, sent, onAdded } = open({ alike: [karan, mira] });
  await typeAndSave(user);
  const asked = await question();
  expect(asked.getByText('Karan Malhotra has this number.')).toBeVisible();
  expect(asked.getByText('Mira Joshi has this birthday with a similar name.')).toBeVisible();
  expect(requestsOf(sent, clientGrid.create)).toEqual([]);
  await user.click(asked.getByRole('button', { name: press }));
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(requestsOf(sent, clientGrid.create)[0]?.body).toMatchObject({
    name: 'Dev Malhotra',
    alike: { answer, clients: [karan.id, mira.id] },
  });
});

it('opens the known client in another tab, and keeps what is typed', async () => {
  const { user, sent } = open({ alike: [karan] });
  await typeAndSave(user);
  const link = (await question()).getByRole('link', { name: 'Open Karan Malhotra' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/client-details/${karan.id}`));
  expect(link).toHaveAttribute('target', '_blank');
  await user.click((await question()).getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('+91 98250 12345');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('dev@example.in');
  expect(requestsOf(sent, clientGrid.create)).toEqual([]);
});

it('goes on with the known client where a visit is booked', async () => {
  const onTaken = vi.fn<(client: { id: string }) => void>();
  const { user, sent } = open({ alike: [karan] }, onTaken);
  await typeAndSave(user);
  await user.click((await question()).getByRole('button', { name: 'Take Karan Malhotra' }));
  expect(onTaken).toHaveBeenCalledWith(karan);
  expect(requestsOf(sent, clientGrid.create)).toEqual([]);
});

it('saves when it could not be asked', async () => {
  const { user, onAdded } = open(() => new Refused('FORBIDDEN'));
  await typeAndSave(user);
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
});

it('is asked before an enquiry becomes a client, too', async () => {
  const enquiry = anEnquiry({ name: 'Dev Malhotra', email: 'dev@example.in', phoneNumber: '9825012345' });
  const { sent } = renderArea(<RegisterDialog enquiry={enquiry} onClose={() => undefined} />, [
    on(alikeCalls.find, { alike: [karan] }),
    on(enquiryCalls.register, { message: 'Registered.', client: added }, { id: enquiry.id }),
    on(doctorGrid.list, []),
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Register as client' }));
  await user.click((await question()).getByRole('button', { name: 'Same family' }));
  await waitFor(() =>
    expect(requestsOf(sent, enquiryCalls.register)[0]?.body).toMatchObject({
      alike: { answer: 'family', clients: [karan.id] },
    }),
  );
});

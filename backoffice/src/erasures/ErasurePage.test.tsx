import { erasureCalls } from '@clinic/contract/privacy/privacy-calls';
import { erasureGrid } from '@clinic/contract/grid-calls';
import type { Erasure, FoundEnquiry } from '@clinic/contract/privacy/privacy';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ErasurePage from './ErasurePage.tsx';

const ID = '674100000000000000000001';
const enquiry = (id: string, over: Partial<FoundEnquiry>): FoundEnquiry => ({
  id,
  name: 'Asha Patel',
  email: 'asha@example.com',
  sentAt: '2026-01-05T06:00:00.000Z',
  foundBy: 'email',
  ...over,
});
const erasure: Erasure = {
  _id: ID,
  id: ID,
  createdAt: '2026-01-06T06:00:00.000Z',
  updatedAt: '2026-01-06T06:00:00.000Z',
  state: 'asked',
  client: { id: '674100000000000000000002', name: 'Asha Patel' },
  reason: '',
  writtenDown: null,
  decidedAt: null,
  decidedBy: null,
  answer: '',
  gone: [{ kind: 'Enquiries', count: 2 }],
  kept: [],
  money: { due: 0, left: 500 },
  enquiries: [
    enquiry('674100000000000000000003', {}),
    enquiry('674100000000000000000004', {
      name: 'Rina Patel',
      email: 'rina@example.com',
      foundBy: 'phone',
    }),
  ],
  erasedAt: null,
  finishedAt: null,
};

async function open(...stubs: Stub[]) {
  const { sent, router } = renderArea(
    <Routes>
      <Route path="/erasures/:id" element={<ErasurePage />} />
    </Routes>,
    [on(erasureGrid.get, erasure, { id: ID }), ...stubs],
  );
  await router.navigate(`/erasures/${ID}`);
  return { sent, user: userEvent.setup() };
}

it('shows the enquiries that go before the admin confirms, and leaves out what is a relative’s', async () => {
  const confirmed = { ...erasure, state: 'erasing' as const, enquiries: [] };
  const { sent, user } = await open(on(erasureCalls.confirm, confirmed, { id: ID }));
  expect(await screen.findByText(/₹500.00 of this client's money is left/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Erase the data' }));
  const list = screen.getByRole('list', { name: /These enquiries go too/ });
  expect(list).toHaveTextContent('Asha Patel, asha@example.com, 05 Jan 2026: an e-mail of this client');
  await user.click(screen.getByRole('checkbox', { name: /Rina Patel.*the same phone/ }));
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() =>
    expect(requestsOf(sent, erasureCalls.confirm).map(({ body }) => body)).toEqual([
      { notTheirs: ['674100000000000000000004'] },
    ]),
  );
});

it('does not tell a refused answer again where the other one is asked', async () => {
  const sentence = 'This request was answered meanwhile.';
  const { user } = await open(
    on(erasureCalls.decline, new Refused('ERASURE_STATE', { message: sentence }), { id: ID }),
  );
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const declining = within(await screen.findByRole('dialog', { name: 'Decline the request of Asha Patel?' }));
  await user.type(declining.getByRole('textbox', { name: /Why/ }), 'It is not you.');
  await user.click(declining.getByRole('button', { name: 'Decline' }));
  expect(await declining.findByText(sentence)).toBeVisible();
  await user.click(declining.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Erase the data' }));
  const erasing = within(await screen.findByRole('dialog', { name: 'Erase the data of Asha Patel?' }));
  expect(erasing.queryByText(sentence)).toBeNull();
});

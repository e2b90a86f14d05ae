import { clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';

const doctors = ['Dr Asha', 'Dr Bina', 'Dr Chetan'].map((name) => aDoctor({ id: name, name }));
const kavita = aClient({
  id: '1',
  name: 'Kavita Joshi',
  doctor: 'Dr Asha',
  doctorName: 'Dr Asha',
  updatedAt: '2026-01-05T09:00:00.000Z',
});

it('shows the doctor whom another session chose since, and then saves over that', async () => {
  const user = userEvent.setup();
  const close = vi.fn<() => void>();
  const fresh = { ...kavita, doctor: 'Dr Chetan', updatedAt: '2026-01-06T09:00:00.000Z' };
  const { sent } = renderArea(<OwnerDialog client={kavita} onClose={close} />, [
    on(doctorGrid.list, doctors),
    on(clientGrid.get, fresh, { id: '1' }),
    on(
      clientGrid.update,
      ({ body }) => (body.updatedAt === fresh.updatedAt ? fresh : new Refused('STALE_RECORD')),
      { id: '1' },
    ),
  ]);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Doctor' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Dr Bina');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent('Dr Chetan'));
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('Dr Bina');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  const { updatedAt } = fresh;
  expect(requestsOf(sent, clientGrid.update).at(-1)?.body).toMatchObject({ doctor: 'Dr Bina', updatedAt });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Client } from '@clinic/contract/people';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';

const doctors = ['Dr Asha', 'Dr Bina', 'Dr Chetan'].map((name) => ({ id: name, name }));
const kavita = {
  id: '1',
  name: 'Kavita Joshi',
  doctor: 'Dr Asha',
  doctorName: 'Dr Asha',
  updatedAt: '2026-01-05T09:00:00.000Z',
} as Client;

it('shows the doctor whom somebody else has chosen meanwhile, and then saves over that', async () => {
  const user = userEvent.setup();
  const close = vi.fn<() => void>();
  const fresh = { ...kavita, doctor: 'Dr Chetan', updatedAt: '2026-01-06T09:00:00.000Z' };
  const stale = new HttpError('Somebody else changed this record meanwhile.', 409, { code: 'STALE_RECORD' });
  const update = vi.fn<(resource: string, params: object) => Promise<object>>().mockRejectedValueOnce(stale);
  update.mockResolvedValue({ data: fresh });
  renderArea(<OwnerDialog client={kavita} onClose={close} />, {
    getList: async () => ({ data: doctors, total: doctors.length }),
    getOne: async () => ({ data: fresh }),
    update,
  });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Doctor' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Dr Bina');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent('Dr Chetan'));
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('Dr Bina');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  const { updatedAt } = fresh;
  expect(update).toHaveBeenLastCalledWith(
    'clients',
    expect.objectContaining({ data: expect.objectContaining({ doctor: 'Dr Bina', updatedAt }) }),
  );
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doctor } from '@clinic/contract/people';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import { DeleteDoctorDialog } from './DeleteDoctorDialog.tsx';

const asha: Doctor = {
  _id: '1',
  id: '1',
  name: 'Dr Asha Mehta',
  email: 'asha@example.in',
  phone: '9825012345',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
};

const deleteWhenServerSays = async (refusal: HttpError) => {
  const close = vi.fn<() => void>();
  renderArea(<DeleteDoctorDialog doctor={asha} onClose={close} />, {
    delete: () => Promise.reject(refusal),
    getList: async () => ({ data: [asha], total: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  return close;
};

it('keeps asking, and says why, when a doctor could not be deleted', async () => {
  const close = await deleteWhenServerSays(new HttpError('The server cannot be reached.', 503));
  const question = screen.getByRole('dialog', { name: 'Delete Dr Asha Mehta?' });
  await vi.waitFor(() => expect(question).toHaveTextContent('The server cannot be reached.'));
  expect(close).not.toHaveBeenCalled();
});

it('leads a doctor with clients to the hand-over, saying how many there are', async () => {
  const sentence = 'This doctor still has 2 clients and 1 upcoming appointment. Please reassign them first.';
  await deleteWhenServerSays(new HttpError(sentence, 409, { code: 'STAFF_IN_USE' }));
  const handOver = await screen.findByRole('dialog', { name: 'Hand over the clients of Dr Asha Mehta' });
  expect(handOver).toHaveTextContent('2 clients and 1 upcoming appointment');
});

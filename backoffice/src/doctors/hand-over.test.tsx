import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import { LeftBehindNotice } from './LeftBehindNotice.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

const doctors = [
  { id: '1', name: 'Dr Asha Mehta' },
  { id: '2', name: 'Dr Bina Shah' },
  { id: '3', name: 'Dr Chetan Rao' },
];
const assistants = [{ id: '9', name: 'Nisha Solanki', doctor: '2' }];
const people = {
  getList: async (resource: string) => {
    const data = resource === 'doctors' ? doctors : assistants;
    return { data, total: data.length };
  },
};
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'New doctor' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

it('warns when the new doctor has no assistant, and names the doctor', async () => {
  renderArea(
    <ReassignDialog
      doctor={{ id: '1', name: 'Dr Asha Mehta' }}
      reason="2 clients"
      onClose={() => undefined}
      onMoved={() => undefined}
    />,
    people,
  );
  await choose('Dr Chetan Rao');
  expect(await screen.findByText(/Dr Chetan Rao has no assistant/)).toBeVisible();
  await choose('Dr Bina Shah');
  expect(screen.queryByText(/has no assistant/)).toBeNull();
});

it('offers to hand over what is left with a doctor who was deleted', async () => {
  const left = { id: '7', name: 'Dr Gone', clients: 1, appointments: 2 };
  const leftBehind = vi.fn<() => Promise<object>>(async () => ({ doctors: [left] }));
  const reassignDoctor = vi.fn<(id: string, doctor: string) => Promise<object>>(async () => {
    leftBehind.mockResolvedValue({ doctors: [] });
    return { clients: 1, appointments: 2 };
  });
  renderArea(<LeftBehindNotice />, { ...people, clinic: { leftBehind, reassignDoctor } });
  const sentence = 'Dr Gone was deleted, and 1 client and 2 upcoming appointments are unassigned.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hand over from Dr Gone' }));
  await choose('Dr Bina Shah');
  await userEvent.click(screen.getByRole('button', { name: 'Move all' }));
  await vi.waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(reassignDoctor).toHaveBeenCalledWith('7', '2');
  expect(await screen.findByText('Moved 1 client and 2 appointments.')).toBeVisible();
});

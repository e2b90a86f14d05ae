import { assistantGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aDoctor, anAssistant } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { LeftBehindNotice } from './LeftBehindNotice.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

const people = [
  on(doctorGrid.list, [
    aDoctor({ id: '1' }),
    aDoctor({ id: '2', name: 'Dr Bina Shah' }),
    aDoctor({ id: '3', name: 'Dr Chetan Rao' }),
  ]),
  on(assistantGrid.list, [anAssistant({ doctor: '2' })]),
];
async function choose(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'New doctor' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

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
  let doctors = [left];
  const { sent } = renderArea(<LeftBehindNotice />, [
    ...people,
    on(staffCalls.leftBehind, () => ({ doctors })),
    on(
      staffCalls.reassign,
      () => {
        doctors = [];
        return { message: '', clients: 1, appointments: 2 };
      },
      { id: '7' },
    ),
  ]);
  const sentence = 'Dr Gone was deleted, and 1 client and 2 upcoming appointments are unassigned.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hand over from Dr Gone' }));
  await choose('Dr Bina Shah');
  await userEvent.click(screen.getByRole('button', { name: 'Move all' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(requestsOf(sent, staffCalls.reassign)[0]?.body).toEqual({ doctor: '2' });
  expect(await screen.findByText('Moved 1 client and 2 appointments.')).toBeVisible();
});

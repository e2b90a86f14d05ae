import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused, type Reply } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { DeleteDoctorDialog } from './DeleteDoctorDialog.tsx';

const asha = aDoctor({ id: '1' });

async function deleteWhenServerSays(
  answer: Reply<typeof doctorGrid.remove>,
  before?: () => Promise<unknown>,
) {
  const close = vi.fn<() => void>();
  renderArea(<DeleteDoctorDialog doctor={asha} onClose={close} />, [
    on(doctorGrid.remove, answer, { id: '1' }),
    on(doctorGrid.list, [asha]),
    on(assistantGrid.list, []),
    on(clientGrid.list, [aClient({ id: 'c1' }), aClient({ id: 'c2' })]),
    on(appointmentGrid.list, ({ query }) =>
      query.get('filter')?.includes('confirmed') ? [anAppointment()] : [],
    ),
  ]);
  if (before) await before();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  return close;
}

it('keeps asking, and says why, when a doctor could not be deleted', async () => {
  const close = await deleteWhenServerSays(
    new Refused('SERVICE_UNAVAILABLE', { message: 'The server cannot be reached.' }),
  );
  const question = screen.getByRole('dialog', { name: 'Delete Dr Asha Mehta?' });
  await waitFor(() => expect(question).toHaveTextContent('The server cannot be reached.'));
  expect(close).not.toHaveBeenCalled();
});

it('leads a doctor with clients to the hand-over, saying how many there are', async () => {
  const sentence = 'This doctor still has 2 clients and 1 upcoming appointment. Please reassign them first.';
  await deleteWhenServerSays(new Refused('STAFF_IN_USE', { message: sentence }));
  const handOver = await screen.findByRole('dialog', { name: 'Hand over the clients of Dr Asha Mehta' });
  expect(handOver).toHaveTextContent('2 clients and 1 upcoming appointment');
});

it('says in the question how many clients and visits another doctor has to take', async () => {
  const close = await deleteWhenServerSays(new Refused('STAFF_IN_USE'), async () => {
    const question = screen.getByRole('dialog', { name: 'Delete Dr Asha Mehta?' });
    await waitFor(() => expect(question).toHaveTextContent('2 clients and 1 visit from today on'));
  });
  expect(close).not.toHaveBeenCalled();
});

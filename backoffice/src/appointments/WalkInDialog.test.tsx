import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAssistant } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import WalkInDialog from './WalkInDialog.tsx';

it('a walk-in for a busy doctor gets the nearest free times, each as a booking', async () => {
  const meera = aClient({ id: 'c1', name: 'Meera' });
  const alternatives = [{ date: '2099-01-05', time: '11:15' }];
  const { router } = renderArea(<WalkInDialog onClose={vi.fn<() => void>()} />, [
    on(clientGrid.list, [meera]),
    on(clientGrid.get, meera, { id: 'c1' }),
    on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' })]),
    on(assistantGrid.list, [anAssistant({ id: 'desk', name: 'Ritu', doctor: 'd1' })]),
    on(appointmentGrid.list, []),
    on(appointmentCalls.ofClient, { appointments: [] }, { clientId: 'c1' }),
    on(appointmentCalls.walkIn, new Refused('APPOINTMENT_OVERLAP', { alternatives })),
  ]);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Mee');
  await user.click(await screen.findByRole('option', { name: /Meera/ }));
  await user.click(screen.getByRole('button', { name: 'Arrived' }));
  await user.click(await screen.findByRole('button', { name: /11:15 AM/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/book-appointment'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    date: '2099-01-05',
    time: '11:15',
    doctor: 'd1',
    client: 'c1',
  });
});

it('a walk-in begins in the client, so that a name can be typed at once', async () => {
  renderArea(<WalkInDialog onClose={vi.fn<() => void>()} />, [
    on(clientGrid.list, []),
    on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' })]),
    on(assistantGrid.list, [anAssistant({ id: 'desk', name: 'Ritu', doctor: 'd1' })]),
    on(appointmentGrid.list, []),
  ]);
  expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveFocus();
});

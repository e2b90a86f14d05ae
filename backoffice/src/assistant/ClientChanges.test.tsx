import type { ClientChange } from '@clinic/contract/enquiries';
import { appointmentGrid } from '@clinic/contract/grid-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { ClientChanges } from './ClientChanges.tsx';

const AWAY = 'The service is briefly unavailable.';
const change: ClientChange = {
  id: 'one',
  client: 'Meera Shah',
  doctor: 'Dr Asha Mehta',
  what: 'moved from 05 Jan 2026 15:30',
  from: { date: '2026-01-05', time: '15:30' },
  to: { date: '2026-01-09', time: '10:00' },
  at: '2026-01-02T05:00:00.000Z',
};
const cancelled = anAppointment({ client: { id: 'c1', name: 'Meera Shah' }, status: 'cancelled' });

describe('what clients changed', () => {
  it('says whose visit moved from when to when', async () => {
    renderArea(<ClientChanges changes={[change]} />);
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent(
      'Meera Shah moved the visit of 05 Jan 2026, 3:30 PM to 09 Jan 2026, 10:00 AM',
    );
    expect(row).toHaveTextContent('Dr Asha Mehta');
  });

  it('says which visit was cancelled', async () => {
    renderArea(<ClientChanges changes={[{ ...change, what: 'cancelled', to: null }]} />);
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Meera Shah cancelled the visit of 05 Jan 2026, 3:30 PM',
    );
  });

  it('says what is known of a change that did not keep its times', async () => {
    renderArea(<ClientChanges changes={[{ ...change, from: null, to: null }]} />);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Meera Shah moved from 05 Jan 2026 15:30');
  });

  it('opens the appointment as it is now, and says so when it cannot be read', async () => {
    let away = true;
    const read = () => (away ? new Refused('SERVICE_UNAVAILABLE', { message: AWAY }) : cancelled);
    renderArea(<ClientChanges changes={[change]} />, [on(appointmentGrid.get, read, { id: 'one' })]);
    const user = userEvent.setup();
    await user.click(within(await screen.findByRole('listitem')).getByRole('button'));
    expect(await screen.findByText(AWAY)).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const details = within(await screen.findByRole('dialog', { name: 'Appointment details' }));
    expect(details.getByText('Meera Shah')).toBeVisible();
    expect(screen.queryByText(AWAY)).toBeNull();
  });
});

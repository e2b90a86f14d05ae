import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { appointmentGrid, assistantGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import type { SeriesDate } from '@clinic/contract/scheduling/series';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aDoctor, anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import AppointmentDialog from './AppointmentDialog.tsx';
import { EndOfSeriesOffer } from './EndOfSeriesOffer.tsx';

const nothing = () => undefined;
const DAY_MS = 86_400_000;

/** The visits of a series, one a week; the third is the next to come. */
const visits = Array.from({ length: 4 }, (_, at) => {
  const start = clinicNow().getTime() + (at - 1.5) * 7 * DAY_MS;
  return anAppointment({
    id: `v${at + 1}`,
    client: { id: 'c1', name: 'Meera' },
    doctor: { id: 'd1', name: 'Dr Asha' },
    status: 'confirmed',
    start: new Date(start).toISOString(),
    end: new Date(start + DAY_MS / 48).toISOString(),
    series: { id: 's1', n: at + 1, of: 4 },
  });
});
const [first, second, third] = visits as [(typeof visits)[0], (typeof visits)[0], (typeof visits)[0]];

function open(visit: (typeof visits)[0], known = visits) {
  const { sent } = renderArea(
    <>
      <AppointmentDialog appointment={visit} onClose={nothing} />
      <EndOfSeriesOffer />
    </>,
    [
      on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' })]),
      on(assistantGrid.list, []),
      on(appointmentGrid.list, []),
      on(appointmentCalls.freeTimes, { days: [] }),
      on(hoursCalls.all, { doctors: [], closures: [] }),
      on(appointmentCalls.ofClient, { appointments: known }, { clientId: 'c1' }),
      ...visits.flatMap(({ id }) => [
        on(appointmentCalls.update, { message: '', appointment: third }, { id }),
        on(
          appointmentCalls.outcome,
          { message: '', appointment: { ...second, outcome: 'no_show' as const } },
          { id },
        ),
      ]),
      on(
        appointmentCalls.reschedule,
        new Refused('SERIES_NOT_FREE', {
          message: 'One of these dates is not free.',
          dates: [
            {
              of: '2099-01-12',
              date: '2099-01-12',
              time: '10:30',
              obstacle: 'closed',
              why: 'Closed: Uttarayan',
              alternatives: [],
            } satisfies SeriesDate,
          ],
        }),
        { id: 'v3' },
      ),
    ],
  );
  return { sent, user: userEvent.setup() };
}

describe('a visit of a series at the desk', () => {
  it('says its place, and is cancelled alone or with those after it', async () => {
    const { sent, user } = open(third);
    const details = within(await screen.findByRole('dialog', { name: 'Appointment details' }));
    expect(details.getByText('3 of 4')).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel the appointment of Meera?' }));
    expect(question.getByRole('radio', { name: 'This visit (3 of 4)' })).toBeChecked();
    await user.click(question.getByRole('radio', { name: 'This and later ones' }));
    await user.click(question.getByRole('button', { name: 'Cancel these appointments' }));
    await screen.findByText('Appointments cancelled successfully');
    expect(requestsOf(sent, appointmentCalls.update)[0]?.body).toMatchObject({
      status: 'cancelled',
      scope: 'later',
    });
  });

  it('is moved with those after it, or says which of them cannot be', async () => {
    const { sent, user } = open(third);
    await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule Meera' }));
    await user.click(dialog.getByRole('radio', { name: 'This and later ones' }));
    await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await waitFor(() => expect(requestsOf(sent, appointmentCalls.reschedule)).toHaveLength(1));
    expect(requestsOf(sent, appointmentCalls.reschedule)[0]?.body).toMatchObject({ scope: 'later' });
    expect(await dialog.findByText('12 Jan 2099, 10:30 AM: Closed: Uttarayan')).toBeVisible();
  });

  it('asks nothing about later ones at its last visit', async () => {
    const last = visits.at(-1) ?? third;
    const { user } = open(last);
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByRole('dialog', { name: 'Cancel the appointment of Meera?' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('offers to end the rest once two are missed in a row', async () => {
    const missed = visits.map((visit) =>
      visit === first ? { ...visit, outcome: 'no_show' as const } : visit,
    );
    const { sent, user } = open(second, missed);
    await user.click(await screen.findByRole('button', { name: 'Did not come' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'End the rest of the series of Meera?' }),
    );
    expect(
      question.getByText(/has missed two visits of the series in a row\. 2 visits are still to come/),
    ).toBeVisible();
    expect(question.getByRole('radio', { name: 'This and later ones' })).toBeChecked();
    await user.click(question.getByRole('button', { name: 'Cancel these appointments' }));
    await waitFor(() => expect(requestsOf(sent, appointmentCalls.update)).toHaveLength(1));
    expect(requestsOf(sent, appointmentCalls.update)[0]).toMatchObject({
      body: { status: 'cancelled', scope: 'later' },
    });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^End the rest/ })).not.toBeInTheDocument(),
    );
  });

  it('offers nothing after one missed visit', async () => {
    const { user } = open(second);
    await user.click(await screen.findByRole('button', { name: 'Did not come' }));
    await screen.findByText('Meera: Did not come');
    expect(screen.queryByRole('dialog', { name: /^End the rest/ })).not.toBeInTheDocument();
  });
});

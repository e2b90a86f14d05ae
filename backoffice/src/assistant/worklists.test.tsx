import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Worklist } from '@clinic/contract/appointments';
import { clientGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { Arrivals } from './Arrivals.tsx';
import { Worklists } from './Worklists.tsx';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const nothing: Worklist = { inTimeOff: [], notRecorded: [], earlier: [] };
const visit = anAppointment({ status: 'confirmed' });
const past = anAppointment({ id: 'past', status: 'confirmed', start: ago(90), end: ago(60) });
const answer = { message: '', appointment: visit };

describe("the desk's worklists", () => {
  it('keep a visit inside time off only with a reason', async () => {
    const { sent } = renderArea(<Worklists />, [
      on(appointmentCalls.worklist, { ...nothing, inTimeOff: [{ appointment: visit, label: 'Wedding' }] }),
      on(appointmentCalls.keep, answer, { id: 'one' }),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Visits inside time off' }));
    expect(list.getByText(/Wedding/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Keep Asha Patel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the visit of Asha Patel?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the visit' }));
    expect(await dialog.findByText('Please say why the visit stays.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Dr Iyer is there.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the visit' }));
    await screen.findByText('The visit stays.');
    expect(requestsOf(sent, appointmentCalls.keep).map(({ body }) => body)).toEqual([
      { reason: 'Dr Iyer is there.' },
    ]);
  });

  it('record in one press how a visit went', async () => {
    const { sent } = renderArea(<Worklists />, [
      on(appointmentCalls.worklist, { ...nothing, notRecorded: [past] }),
      on(appointmentCalls.outcome, answer, { id: 'past' }),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Outcomes not recorded' }));
    expect(list.queryByRole('button', { name: 'Arrived' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Did not come' }));
    await waitFor(() =>
      expect(requestsOf(sent, appointmentCalls.outcome).map(({ body }) => body)).toEqual([
        { outcome: 'no_show' },
      ]),
    );
  });

  it('call who would come earlier, and move there with the time filled in', async () => {
    renderArea(<Worklists />, [
      on(appointmentCalls.worklist, {
        ...nothing,
        earlier: [{ appointment: visit, date: '2099-01-02', time: '09:15' }],
      }),
      on(clientGrid.list, [aClient()]),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Earlier time free' }));
    expect(list.getByText(/free: 02 Jan 2099, 9:15 AM/)).toBeVisible();
    expect(await list.findByRole('link', { name: /^Call 9825012345/ })).toHaveAttribute(
      'href',
      'tel:9825012345',
    );
    await userEvent.click(list.getByRole('button', { name: 'Move Asha Patel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule Asha Patel' }));
    expect(dialog.getByRole('group', { name: 'Date' })).toHaveTextContent('02');
    expect(dialog.getByRole('checkbox', { name: 'Tell the client by e-mail' })).toBeChecked();
  });
});

it('says who waits for how long, the longest first, and who is expected', async () => {
  const arrived = (id: string, name: string, minutes: number) =>
    anAppointment({
      id,
      client: { id, name },
      status: 'confirmed',
      outcome: 'arrived',
      outcomeAt: ago(minutes),
      start: ago(5),
      end: ago(-25),
    });
  renderArea(<Arrivals />, [
    on(appointmentCalls.all, {
      appointments: [arrived('a', 'Late', 4), arrived('b', 'Early', 12), visit],
    }),
  ]);
  const rows = within(await screen.findByRole('region', { name: 'Arrived today' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.match(/^.*?minutes/)?.[0])).toEqual([
    'Early · waiting 12 minutes',
    'Late · waiting 4 minutes',
  ]);
  expect(screen.getByRole('region', { name: 'Expected next' })).toHaveTextContent('Asha Patel');
});

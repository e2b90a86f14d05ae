import { alikeCalls } from '@clinic/contract/clients/alike-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { DeskLists, DeskWorklists, DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { appointmentGrid } from '@clinic/contract/grid-calls';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { tellingCalls } from '@clinic/contract/notifications/telling-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { anAppointment, anEnquiry } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nothing } from '../test/empty-desk.ts';
import { renderArea } from '../test/render-area.tsx';
import { AssistantHome } from './AssistantHome.tsx';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const visitOf = (name: string, more: Partial<DeskVisit> = {}): DeskVisit => ({
  id: name,
  client: { id: name, name },
  doctor: { id: 'd1', name: 'Dr Asha Mehta' },
  start: ago(5),
  end: ago(-25),
  duration: 30,
  appointmentType: 'Cash',
  status: 'confirmed',
  outcome: null,
  outcomeAt: null,
  ...more,
});
const rowOf = (visit: DeskVisit, words: string) => ({
  id: visit.id,
  fact: 'now',
  words,
  since: ago(180),
  person: visit.client,
  visit,
});
const one = <Row,>(row: Row) => ({ count: 1, rows: [row] });

function open(
  lists: Partial<DeskLists>,
  visits: DeskVisit[] = [],
  stubs: Parameters<typeof renderArea>[1] = [],
) {
  const today: DeskWorklists = { visits, lists: { ...nothing, ...lists } };
  return renderArea(<AssistantHome />, [on(worklistCalls.desk, today), ...stubs]);
}
const list = async (name: string) => within(await screen.findByRole('region', { name }));
/** Unfolds a list, which is folded as on a phone. */
async function unfolded(name: string) {
  const section = await list(name);
  await userEvent.click(section.getByRole('button', { name: new RegExp(name) }));
  return section;
}

describe("the desk's home", () => {
  it('shows the waiting clients, the longest wait first, then the expected and the seen ones', async () => {
    const arrived = (name: string, minutes: number) =>
      visitOf(name, { outcome: 'arrived', outcomeAt: ago(minutes) });
    open({}, [
      visitOf('Seen', { outcome: 'completed' }),
      arrived('Late', 4),
      visitOf('Expected'),
      arrived('Early', 12),
      visitOf('Of another', { doctor: { id: 'd2', name: 'Dr Raghav Iyer' } }),
    ]);
    const rows = (await list('Today')).getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows.slice(0, 4)).toEqual(['2waiting', '2expected', '1seen', '0did not come']);
    const names = ['Early', 'Late', 'Expected', 'Of another', 'Seen'];
    expect(rows.slice(4).map((row) => names.find((name) => row.includes(name)))).toEqual(names);
    expect(rows[4]).toContain('waiting 12 minutes');
    expect(screen.getByRole('link', { name: 'Early' })).toHaveAttribute('href', '/client-details/Early');
  });

  it('records an arrival in one press', async () => {
    const { sent } = open(
      {},
      [visitOf('Meera')],
      [on(appointmentCalls.outcome, { message: '', appointment: anAppointment() }, { id: 'Meera' })],
    );
    const visit = within(await screen.findByRole('group', { name: 'Visit of Meera' }));
    expect(visit.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Arrived',
      'Completed',
      'Did not come',
    ]);
    await userEvent.click(visit.getByRole('button', { name: 'Arrived' }));
    await waitFor(() =>
      expect(requestsOf(sent, appointmentCalls.outcome).map(({ body }) => body)).toEqual([
        { outcome: 'arrived' },
      ]),
    );
  });

  it('offers to end the rest of a series whose client missed two visits in a row', async () => {
    const place = (n: number) => ({ id: 's1', n, of: 3 });
    const [first, second, third] = [1, 2, 3].map((n) =>
      anAppointment({
        id: `visit${n}`,
        client: { id: 'meera', name: 'Meera' },
        status: 'confirmed',
        start: n === 3 ? '2099-01-19T05:00:00.000Z' : `2026-01-0${n}T05:00:00.000Z`,
        outcome: n === 3 ? null : 'no_show',
        series: place(n),
      }),
    );
    const visit = visitOf('visit2', { client: { id: 'meera', name: 'Meera' } });
    const { sent } = open(
      { missedSeries: one(rowOf(visit, 'Missed 1 and 2 of 3')) },
      [],
      [
        on(appointmentGrid.get, second!, { id: 'visit2' }),
        on(appointmentCalls.ofClient, { appointments: [first!, second!, third!] }, { clientId: 'meera' }),
        on(appointmentCalls.update, { message: '', appointment: third! }, { id: 'visit3' }),
      ],
    );
    const row = within((await unfolded('Missed twice in a row')).getByRole('listitem'));
    expect(row.getByText('Missed 1 and 2 of 3')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /End the rest/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'End the rest of the series of Meera?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() =>
      expect(requestsOf(sent, appointmentCalls.update).map(({ body }) => body)).toMatchObject([
        { status: 'cancelled' },
      ]),
    );
  });

  it('says that nothing is left of a series which another person has ended', async () => {
    const gone = anAppointment({ id: 'visit2', client: { id: 'meera', name: 'Meera' } });
    const visit = visitOf('visit2', { client: { id: 'meera', name: 'Meera' } });
    open(
      { missedSeries: one(rowOf(visit, 'Missed 1 and 2 of 3')) },
      [],
      [
        on(appointmentGrid.get, gone, { id: 'visit2' }),
        on(appointmentCalls.ofClient, { appointments: [gone] }, { clientId: 'meera' }),
      ],
    );
    const row = within((await unfolded('Missed twice in a row')).getByRole('listitem'));
    await userEvent.click(row.getByRole('button', { name: /End the rest/ }));
    expect(await screen.findByText('Nothing of this series is left to end.')).toBeVisible();
  });

  it('tells a client without an e-mail, and says when another person was quicker', async () => {
    const row = {
      id: 'v1:2:confirmed',
      fact: '0',
      words: 'Visit confirmed: 05 Jan 2026, 3:30 PM with Dr Asha Mehta',
      since: ago(20),
      person: { id: 'c1', name: 'Meera' },
      phone: '9825012345',
      message: 'Clinic: your visit is on …',
      tries: 0,
    };
    const { sent } = open(
      { toTell: one(row) },
      [],
      [
        on(tellingCalls.record, new Refused('LETTER_TOLD', { message: 'Nisha Patel has recorded: told.' }), {
          id: row.id,
        }),
      ],
    );
    const lines = await unfolded('To tell');
    expect(lines.getByRole('link', { name: 'Call Meera, 9825012345' })).toBeVisible();
    expect(lines.getByRole('link', { name: 'WhatsApp to Meera' })).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: 'Told Meera' }));
    expect(await screen.findByText('Nisha Patel has recorded: told.')).toBeVisible();
    expect(requestsOf(sent, tellingCalls.record).map(({ body }) => body)).toEqual([
      { outcome: 'told', tries: 0 },
    ]);
    // The lists are read anew, so that the line that is told goes.
    await waitFor(() => expect(requestsOf(sent, worklistCalls.desk).length).toBeGreaterThan(1));
  });

  it('says who people are who share a number, opens their pages, and tells when a newcomer came', async () => {
    const people = [
      { id: 'c1', name: 'Karan Malhotra' },
      { id: 'c2', name: 'Asha Malhotra' },
    ];
    const row = {
      id: 'a'.repeat(24),
      fact: 'two',
      words: '+91 98250 12345 is also the number of Asha Malhotra',
      since: ago(20),
      person: people[0] ?? null,
      people,
    };
    const stale = new Refused('STALE_RECORD', { message: 'Somebody came meanwhile.' });
    const { sent } = open({ alike: one(row) }, [], [on(alikeCalls.answer, stale, { id: row.id })]);
    const lines = await unfolded('Twice in the books?');
    expect(lines.getByText(row.words)).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: 'More about Karan Malhotra' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Another person', 'Open Asha Malhotra', 'Not today']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Another person' }));
    expect(await screen.findByText('Somebody came meanwhile.')).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: 'Same family Karan Malhotra' }));
    await waitFor(() =>
      expect(requestsOf(sent, alikeCalls.answer).map(({ body }) => body)).toEqual([
        { answer: 'other', fact: 'two' },
        { answer: 'family', fact: 'two' },
      ]),
    );
  });

  it('says what is good when nothing waits', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    expect(screen.getByText(/every request is answered, .* the stock is full\./)).toBeVisible();
    expect(screen.getByText(/Nobody is expected today/)).toBeVisible();
  });

  it('schedules a request at a time that is free, which is filled in', async () => {
    const visit = visitOf('Meera', { status: 'requested' });
    const free = [{ date: '2099-01-06', time: '10:30' }];
    open(
      { requests: one({ ...rowOf(visit, 'Asks for a time'), free }) },
      [],
      [
        on(appointmentGrid.get, anAppointment(), { id: 'Meera' }),
        on(appointmentCalls.freeTimes, { times: [] }),
      ],
    );
    const requests = await unfolded('Appointment requests');
    expect(requests.getByText('· 3 hours')).toBeVisible();
    await userEvent.click(requests.getByRole('button', { name: 'Tue 6 Jan, 10:30 AM for Meera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule appointment' }));
    expect(dialog.getByRole('group', { name: 'Confirmed date' })).toHaveTextContent('06');
  });

  it('keeps a visit inside time off only with a reason', async () => {
    const { sent } = open(
      { inTimeOff: one(rowOf(visitOf('Meera'), 'inside time off: Wedding')) },
      [],
      [
        on(appointmentGrid.get, anAppointment({ id: 'Meera', status: 'confirmed' }), { id: 'Meera' }),
        on(appointmentCalls.keep, { message: '', appointment: anAppointment() }, { id: 'Meera' }),
      ],
    );
    const away = await unfolded('Visits inside time off');
    await userEvent.click(away.getByRole('button', { name: 'More about Meera' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keep' }));
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

  it('records what became of each visit once, although a button is pressed twice', async () => {
    const rows = ['Meera', 'Kavita'].map((name) => rowOf(visitOf(name), 'Not recorded'));
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = () => waiting.then(() => ({ message: '', appointment: anAppointment() }));
    const { sent } = open(
      { notRecorded: { count: 2, rows } },
      [],
      [
        on(appointmentCalls.outcome, answer, { id: 'Meera' }),
        on(appointmentCalls.outcome, answer, { id: 'Kavita' }),
      ],
    );
    const notRecorded = await unfolded('Outcomes not recorded');
    await userEvent.dblClick(notRecorded.getByRole('button', { name: 'Completed Meera' }));
    await userEvent.click(notRecorded.getByRole('button', { name: 'Completed Kavita' }));
    release();
    expect(await screen.findAllByText(/: Completed$/)).toHaveLength(2);
    const recorded = requestsOf(sent, appointmentCalls.outcome).map(({ path }) => path.split('/').at(-1));
    expect(recorded).toEqual(['Meera', 'Kavita']);
  });

  it('puts a row off until tomorrow, and brings it back when the server does not take it', async () => {
    const { sent } = open(
      { noShows: one({ ...rowOf(visitOf('Meera'), 'Did not come on Monday'), phone: '9825012345' }) },
      [],
      [on(worklistCalls.hide, new Refused('SERVICE_UNAVAILABLE', { message: 'Not now.' }))],
    );
    const noShows = await unfolded('Did not come');
    expect(noShows.getByRole('link', { name: 'Call Meera, 9825012345' })).toHaveAttribute(
      'href',
      'tel:9825012345',
    );
    expect(noShows.getByRole('link', { name: 'Book Meera' })).toBeVisible();
    await userEvent.click(noShows.getByRole('button', { name: 'More about Meera' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Not today' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(requestsOf(sent, worklistCalls.hide).map(({ body }) => body)).toEqual([
      { list: 'noShows', id: 'Meera', fact: 'now' },
    ]);
    expect(await screen.findByRole('region', { name: 'Did not come' })).toBeVisible();
  });

  it('writes to a client without an email, with the text typed in, and hides the row for today', async () => {
    const { sent } = open(
      { notReminded: one({ ...rowOf(visitOf('Meera'), 'Tomorrow'), phone: '9825012345' }) },
      [],
      [on(worklistCalls.hide, { message: '' })],
    );
    const link = (await unfolded('Tomorrow without a reminder')).getByRole('link', {
      name: 'WhatsApp Meera',
    });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919825012345\?text=/));
    expect(link).not.toHaveAttribute('href', expect.stringContaining('Mehta'));
    await userEvent.click(link);
    await waitFor(() => expect(requestsOf(sent, worklistCalls.hide)).toHaveLength(1));
  });

  it('registers a visitor from the row of the enquiry', async () => {
    const enquiry = anEnquiry({ id: 'e1', name: 'Kavita Rao' });
    const row = {
      id: 'e1',
      fact: '1',
      words: 'Asks for a call',
      since: null,
      person: { id: 'e1', name: 'Kavita Rao' },
    };
    open({ enquiries: one({ ...row, enquiry }) });
    const enquiries = await unfolded('New enquiries');
    expect(enquiries.queryByRole('link', { name: 'Kavita Rao' })).toBeNull();
    await userEvent.click(enquiries.getByRole('button', { name: 'Register Kavita Rao' }));
    expect(await screen.findByRole('dialog', { name: 'Register Kavita Rao as client' })).toBeVisible();
  });

  it('shows four rows of a long list, and the others when they are wanted', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
      id,
      fact: '1',
      words: `${id}: 1 left`,
      since: null,
      person: null,
    }));
    open({ lowStock: { count: 30, rows } });
    const stock = await unfolded('Low stock');
    expect(stock.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(stock.getByRole('button', { name: 'Show 2 more' }));
    expect(stock.getAllByRole('listitem')).toHaveLength(6);
    expect(stock.getByText('24 more come up as these are done.')).toBeVisible();
  });

  it('says what is overdue in all, and leads to each invoice and to the dues', async () => {
    const words = '₹900.00 of INV-1, overdue for 20 days';
    const row = { id: 'i1', fact: '1', words, since: null, person: { id: 'c1', name: 'Meera' } };
    open({ overdue: { ...one(row), sum: 900 } });
    const overdue = await unfolded('Overdue invoices, ₹900.00');
    expect(overdue.getByRole('listitem')).toHaveTextContent(`Meera${words}`);
    expect(overdue.getByRole('link', { name: 'Open Meera' })).toHaveAttribute('href', '/invoice/i1');
    expect(overdue.getByRole('link', { name: 'All dues' })).toHaveAttribute('href', '/all-invoices/dues');
  });

  it('keeps what is urgent beside the visits of a wide screen, and the rest below them', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const row = rowOf(visitOf('Meera'), 'Waits');
    const stock = { id: 'i1', fact: '', words: 'Neem: 1 left', since: null, person: null };
    open(
      {
        inTimeOff: one(row),
        notRecorded: one(row),
        noShows: one({ ...row, phone: '' }),
        lowStock: one(stock),
      },
      [visitOf('Meera')],
    );
    const later = await list('When there is time');
    expect(later.getAllByRole('region').map((part) => part.textContent)).toEqual([
      expect.stringContaining('Low stock'),
    ]);
    expect((await list('What waits')).getAllByRole('region')).toHaveLength(3);
    vi.unstubAllGlobals();
  });
});

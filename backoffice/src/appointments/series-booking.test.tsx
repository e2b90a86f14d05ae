import { addDays, formatShortMoment } from '@clinic/contract/clinic-calendar';
import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import type { BookSeries, SeriesAnswer, SeriesDate } from '@clinic/contract/scheduling/series';
import { seriesVisits } from '@clinic/contract/scheduling/series-rules';
import { draftOf } from '@clinic/ui/drafts';
import { on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAppointment, anAssistant } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';
import { emptyBooking } from './booking.ts';

const FIRST = '2099-01-05';
const week = (n: number) => addDays(FIRST, 7 * n);
const at = (date: string, time = '10:30') => ({ date, time });

type Obstacles = Record<string, Pick<SeriesDate, 'obstacle' | 'why' | 'alternatives'>>;
const FREE: Obstacles[string] = { obstacle: null, why: '', alternatives: [] };

/** The server's answer to a dry run: the dates that are asked for, free but for those in the way at the first time. */
const answerTo = (body: BookSeries, obstacles: Obstacles): SeriesAnswer => ({
  message: '',
  appointments: [],
  dates: seriesVisits(body).map(({ of, at: moment }) => ({
    of,
    ...moment,
    ...(moment.date === of && moment.time === body.first.time ? (obstacles[of] ?? FREE) : FREE),
  })),
});

const bookedOf = ({ dates }: SeriesAnswer): SeriesAnswer => ({
  message: '',
  dates,
  appointments: dates.map(({ of }) => anAppointment({ id: of })),
});

interface Given {
  obstacles?: Obstacles;
  /** The answer to the booking itself; left out: all is booked. */
  reply?: (body: BookSeries) => SeriesAnswer | Refused;
  /** The answer to a dry run; undefined: its dates. */
  dry?: () => Refused | undefined;
  active?: ReturnType<typeof anAppointment>[];
}

function open({ obstacles = {}, reply, dry: refusal, active = [] }: Given = {}) {
  const complete = { client: 'c1', doctor: 'd1', assistant: 'a1', date: FIRST, time: '10:30' };
  draftOf<object>('backoffice', 'desk', 'book-appointment:').keep({
    ...emptyBooking({}),
    ...complete,
  });
  const answer: Reply<typeof appointmentCalls.series> = ({ body: asked }) => {
    const dry = answerTo(asked, obstacles);
    return asked.dryRun ? (refusal?.() ?? dry) : (reply?.(asked) ?? bookedOf(dry));
  };
  const { sent } = renderArea(<BookAppointmentForm given={{}} />, [
    on(clientGrid.list, [aClient({ id: 'c1', name: 'Meera' })]),
    on(clientGrid.get, aClient({ id: 'c1', name: 'Meera', doctor: 'd1' }), { id: 'c1' }),
    on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' })]),
    on(assistantGrid.list, [anAssistant({ name: 'Ritu' })]),
    on(appointmentGrid.list, []),
    on(appointmentCalls.freeTimes, ({ query }) => ({ days: [{ date: query.get('date') ?? '', times: [] }] })),
    on(hoursCalls.all, { doctors: [], closures: [] }),
    on(appointmentCalls.ofClient, { appointments: active }, { clientId: 'c1' }),
    on(appointmentCalls.series, answer),
  ]);
  const calls = () => requestsOf(sent, appointmentCalls.series).map(({ body }) => body);
  const bookings = () => calls().filter(({ dryRun }) => !dryRun);
  return { calls, bookings, user: userEvent.setup() };
}

const dates = () => within(screen.getByRole('region', { name: 'Dates of the series' }));
const CLOSED: Obstacles[string] = {
  obstacle: 'closed',
  why: 'Closed: Uttarayan',
  alternatives: [at(week(1), '11:00'), at(addDays(week(1), 1)), at(addDays(week(1), 1), '11:00')],
};
const TAKEN: Obstacles[string] = {
  obstacle: 'taken',
  why: 'Kavita Rao has a visit at this time.',
  alternatives: [at(week(2), '11:00')],
};

async function repeat(given: Given = {}) {
  const opened = open(given);
  await opened.user.click(await screen.findByRole('button', { name: 'Repeat' }));
  return opened;
}

describe('a visit that repeats, at the desk', () => {
  it('is weekly and twelve times by one press, and all dates are booked by the next', async () => {
    const { bookings, user } = await repeat();
    expect(await screen.findByText('12 dates, all free.')).toBeVisible();
    expect(dates().getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Book as request' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book 12 visits' }));
    expect(await screen.findByText('12 visits booked and confirmed!')).toBeVisible();
    expect(bookings()).toEqual([
      {
        client: 'c1',
        doctor: 'd1',
        assistant: 'a1',
        appointmentType: 'Online',
        duration: 15,
        first: at(FIRST),
        every: { weeks: 1 },
        times: 12,
        assistantNotes: '',
      },
    ]);
  });

  it('says what is in the way of a date, and a press on another time takes it', async () => {
    const { bookings, user } = await repeat({ obstacles: { [week(1)]: CLOSED, [week(2)]: TAKEN } });
    expect(await screen.findByText('12 dates: 10 free, 2 not.')).toBeVisible();
    expect(dates().getByText('Closed: Uttarayan')).toBeVisible();
    const other = at(addDays(week(1), 1));
    await user.click(
      dates().getByRole('button', {
        name: `${formatShortMoment(other)} instead of ${formatShortMoment(at(week(1)))}`,
      }),
    );
    expect(await screen.findByText('12 dates: 11 free, 1 not.')).toHaveFocus();
    expect(dates().getByText(`Free, instead of ${formatShortMoment(at(week(1)))}`)).toBeVisible();
    await user.click(dates().getByRole('button', { name: `Leave out ${formatShortMoment(at(week(2)))}` }));
    expect(await screen.findByText('11 dates, all free.')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Book 11 visits' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
    expect(bookings()[0]).toMatchObject({ leaveOut: [week(2)], instead: [{ date: week(1), at: other }] });
  });

  it('leaves out all dates of a holiday by one press, and puts one of them back', async () => {
    const { user } = await repeat({ obstacles: { [week(1)]: CLOSED, [week(2)]: TAKEN } });
    await user.click(await screen.findByRole('button', { name: 'Leave out all 2' }));
    expect(await screen.findByText('10 dates, all free.')).toBeVisible();
    expect(dates().getAllByText('Left out')).toHaveLength(2);
    await user.click(dates().getByRole('button', { name: `Put back ${formatShortMoment(at(week(2)))}` }));
    expect(await screen.findByText('11 dates: 10 free, 1 not.')).toBeVisible();
  });

  it('is not sent while dates are in the way: the press leads to the first of them', async () => {
    const { bookings, calls, user } = await repeat({ obstacles: { [week(1)]: CLOSED, [week(2)]: TAKEN } });
    await screen.findByText('12 dates: 10 free, 2 not.');
    const dryRuns = calls().length;
    await user.click(screen.getByRole('button', { name: 'Book 12 visits' }));
    const said = '2 dates are not free: choose another time or leave each out.';
    expect(await screen.findByText(said)).toBeVisible();
    const [first] = dates().getAllByRole('button', { name: / instead of / });
    expect(first).toHaveFocus();
    await waitFor(() => expect(calls()).toHaveLength(dryRuns + 1));
    await user.click(dates().getByRole('button', { name: `Leave out ${formatShortMoment(at(week(1)))}` }));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book 11 visits' }));
    expect(await screen.findByText('1 date is not free: choose another time or leave it out.')).toBeVisible();
    expect(bookings()).toEqual([]);
    await user.click(dates().getByRole('button', { name: `Leave out ${formatShortMoment(at(week(2)))}` }));
    await user.click(screen.getByRole('button', { name: 'Book 10 visits' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
  });

  it('of a client without an e-mail says that its times are to be told by phone', async () => {
    const { user } = await repeat({
      reply: (body) => ({ ...bookedOf(answerTo(body, {})), byPhone: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Book 12 visits' }));
    expect(await screen.findByText(/12 visits booked and confirmed!/)).toBeVisible();
    expect(screen.getByText(/To be told by phone\./)).toBeVisible();
    expect(screen.queryByText(/One letter tells/)).not.toBeInTheDocument();
  });

  it('draws a date that was taken since the dates were read anew, and loses nothing', async () => {
    const obstacles: Obstacles = { [week(1)]: CLOSED };
    let refused = false;
    const { bookings, user } = await repeat({
      obstacles,
      reply: (body) => {
        if (refused) return bookedOf(answerTo(body, obstacles));
        refused = true;
        obstacles[week(2)] = TAKEN;
        return new Refused('SERIES_NOT_FREE', {
          message: 'One of these dates is not free any more.',
          dates: answerTo(body, obstacles).dates.filter(({ obstacle }) => obstacle),
        });
      },
    });
    await user.click(
      await screen.findByRole('button', { name: `Leave out ${formatShortMoment(at(week(1)))}` }),
    );
    await screen.findByText('11 dates, all free.');
    await user.click(screen.getByRole('button', { name: 'Book 11 visits' }));
    expect(await screen.findByText('One of these dates is not free any more.')).toBeVisible();
    expect(await screen.findByText('11 dates: 10 free, 1 not.')).toBeVisible();
    expect(dates().getByText('Left out')).toBeVisible();
    await user.click(
      dates().getByRole('button', {
        name: `${formatShortMoment(at(week(2), '11:00'))} instead of ${formatShortMoment(at(week(2)))}`,
      }),
    );
    expect(screen.queryByText('One of these dates is not free any more.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book 11 visits' }));
    await waitFor(() => expect(bookings()).toHaveLength(2));
    expect(bookings()[1]).toMatchObject({
      leaveOut: [week(1)],
      instead: [{ date: week(2), at: at(week(2), '11:00') }],
    });
  });

  it('is every so many days, or on several weekdays', async () => {
    const { calls, user } = await repeat();
    await user.click(await screen.findByRole('button', { name: 'Thu' }));
    await waitFor(() => expect(calls().at(-1)?.every).toEqual({ weeks: 1, on: [1, 4] }));
    await user.click(screen.getByRole('combobox', { name: 'Interval' }));
    await user.click(await screen.findByRole('option', { name: 'day' }));
    const every = screen.getByRole('textbox', { name: 'Every' });
    await user.clear(every);
    await user.type(every, '3');
    await waitFor(() => expect(calls().at(-1)?.every).toEqual({ days: 3 }));
  });

  it('says at the field what cannot be, and asks nothing', async () => {
    const { bookings, user } = await repeat();
    const visits = await screen.findByRole('textbox', { name: 'Visits' });
    await user.clear(visits);
    await user.type(visits, '31');
    expect(visits).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Book the visits' }));
    // At the field, and as what the form waits for.
    expect(await screen.findAllByText(/2.*30/)).toHaveLength(2);
    expect(bookings()).toEqual([]);
  });

  it('takes the visit that the client has already as the first one', async () => {
    const active = anAppointment({
      id: 'v1',
      client: { id: 'c1', name: 'Meera' },
      doctor: { id: 'd1', name: 'Dr Asha' },
      date: '2099-01-09',
      time: '16:00',
    });
    const { bookings, user } = open({ active: [active] });
    await user.click(await screen.findByRole('button', { name: 'Take it as the first of a series' }));
    expect(await screen.findByText(/It becomes the first of the series\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Book 12 visits' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
    expect(bookings()[0]).toMatchObject({ takeFirst: 'v1', first: at('2099-01-09', '16:00') });
  });

  it('says that the dates could not be checked, and tries again', async () => {
    let fails = true;
    const { user } = await repeat({ dry: () => (fails ? new Refused('SERVER_ERROR', {}) : undefined) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('12 dates, all free.')).toBeVisible();
  });

  it('is one visit again when it is not to repeat', async () => {
    const { user } = await repeat();
    await user.click(await screen.findByRole('button', { name: 'Do not repeat' }));
    expect(screen.queryByRole('region', { name: 'Dates of the series' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book and confirm' })).toBeVisible();
  });
});

import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import type { ClinicHours, TimeOff, Week } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { today } from '@clinic/ui/clinic-page';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import HoursPage from './HoursPage.tsx';

const instant = '2026-01-05T06:30:00.000Z';
const stored = (id: string) => ({ _id: id, id, createdAt: instant, updatedAt: instant });
const RAO = { id: 'a'.repeat(24), name: 'Dr. Rao' };
const SHAH = { id: 'b'.repeat(24), name: 'Dr. Shah' };
const week: Week = {
  ...stored('c'.repeat(24)),
  doctor: RAO.id,
  validFrom: '2026-01-01',
  ranges: [{ day: 1, from: '09:00', to: '13:00', modes: ['online'] }],
  version: 4,
};
const diwali: TimeOff = {
  ...stored('d'.repeat(24)),
  doctor: null,
  from: { date: addDays(today(), 3), time: '00:00' },
  to: { date: addDays(today(), 5), time: '00:00' },
  label: 'Diwali',
  version: 1,
};
const hours: ClinicHours = {
  doctors: [
    { doctor: RAO, weeks: [week], extra: [], timeOff: [] },
    { doctor: SHAH, weeks: [], extra: [], timeOff: [] },
  ],
  closures: [diwali],
};

const show = async (...stubs: Stub[]) => {
  const shown = renderArea(<HoursPage />, [on(hoursCalls.all, hours), ...stubs]);
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'Weeks of all doctors' });
  return { ...shown, user };
};
const openRao = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Open the hours of Dr. Rao' }));
  return screen.findByRole('region', { name: 'Week' });
};
const type = (within_: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(within_).getByLabelText(new RegExp(`^${label}`)), { target: { value } });

describe('the hours of all doctors', () => {
  it('stand side by side, and name the doctors without any', async () => {
    await show();
    const rao = screen.getByRole('row', { name: /Dr\. Rao/ });
    expect(rao).toHaveTextContent('9:00 AM – 1:00 PM');
    expect(rao).toHaveTextContent('Online only');
    expect(screen.getByRole('row', { name: /Dr\. Shah/ })).toHaveTextContent('No hours yet');
    expect(screen.getByRole('list', { name: 'Closures' })).toHaveTextContent('Diwali');
  });

  it('are changed day by day, and a day is copied to others', async () => {
    const save = on(hoursCalls.saveWeek, { week }, { doctor: RAO.id });
    const { user, sent } = await show(save);
    await openRao(user);
    await user.click(screen.getByRole('button', { name: /^Change the week from/ }));
    const form = screen.getByRole('form', { name: 'Week' });
    await user.click(within(form).getByRole('button', { name: 'Add a time on Monday' }));
    const second = within(form).getByRole('group', { name: 'Monday, time 2' });
    type(second, 'From', '14:00');
    type(second, 'To', '00:00');
    await user.selectOptions(within(second).getByLabelText('Where'), 'At the clinic and online');
    await user.click(within(form).getByRole('button', { name: 'Copy Monday to other days' }));
    await user.click(within(form).getByRole('button', { name: 'Sunday' }));
    await user.click(within(form).getByRole('button', { name: 'Copy to 1 day' }));
    await user.click(within(form).getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(requestsOf(sent, hoursCalls.saveWeek)).toHaveLength(1));
    const day = (of: number) => [
      { day: of, from: '09:00', to: '13:00', modes: ['online'] },
      { day: of, from: '14:00', to: '24:00', modes: ['clinic', 'online'] },
    ];
    expect(requestsOf(sent, hoursCalls.saveWeek)[0]?.body).toEqual({
      validFrom: '2026-01-01',
      ranges: [...day(1), ...day(0)],
      version: 4,
    });
  });

  it('are not sent while they overlap, and say where', async () => {
    const { user, sent } = await show();
    await openRao(user);
    await user.click(screen.getByRole('button', { name: /^Change the week from/ }));
    await user.click(screen.getByRole('button', { name: 'Add a time on Monday' }));
    type(screen.getByRole('group', { name: 'Monday, time 2' }), 'From', '12:00');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This overlaps with another time');
    expect(requestsOf(sent, hoursCalls.saveWeek)).toEqual([]);
  });

  it('that another person saved meanwhile do not take away what was typed', async () => {
    const { user } = await show(on(hoursCalls.saveWeek, new Refused('STALE_RECORD'), { doctor: RAO.id }));
    await openRao(user);
    await user.click(screen.getByRole('button', { name: /^Change the week from/ }));
    type(screen.getByRole('group', { name: 'Monday, time 1' }), 'From', '10:30');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved this week meanwhile');
    expect(screen.getByLabelText('From')).toHaveValue('10:30');
  });
});

describe('a closure of the clinic', () => {
  it('over visits lists them, and is saved when the person confirms', async () => {
    const from = addDays(today(), 10);
    const { user, sent } = await show(
      on(hoursCalls.addTimeOff, ({ body }) =>
        body.overVisits
          ? { timeOff: diwali }
          : new Refused('VISITS_IN_TIME_OFF', {
              visits: [
                {
                  id: 'e'.repeat(24),
                  client: 'Kavita Joshi',
                  doctor: RAO.name,
                  at: { date: from, time: '15:30' },
                  status: 'confirmed',
                },
                {
                  id: 'f'.repeat(24),
                  client: 'Meera Shah',
                  doctor: RAO.name,
                  at: { date: from, time: '10:00' },
                  status: 'confirmed',
                  series: {
                    id: 's',
                    dates: [
                      { date: from, time: '10:00' },
                      { date: from, time: '16:00' },
                    ],
                  },
                },
              ],
            }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Close the clinic' }));
    const form = screen.getByRole('form', { name: 'Closure' });
    await user.click(within(form).getByRole('button', { name: 'Save closure' }));
    expect(within(form).getByText('Please give it a name.')).toBeVisible();
    type(form, 'Name', 'Repairs');
    type(form, 'First day', from);
    await user.click(within(form).getByRole('button', { name: 'Save closure' }));
    expect(await within(form).findByRole('list', { name: 'Visits in this time' })).toHaveTextContent(
      `${formatDay(from)}, 3:30 PM: Kavita Joshi with Dr. Rao (confirmed)`,
    );
    // A series stands there once, with its dates.
    expect(within(form).getByText('3 visits in this time')).toBeVisible();
    expect(
      within(form).getByText(
        `The series of Meera Shah with Dr. Rao (confirmed): ${formatDay(from)}, 10:00 AM; ${formatDay(from)}, 4:00 PM`,
      ),
    ).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Closure' })).toBeNull());
    expect(requestsOf(sent, hoursCalls.addTimeOff).at(-1)?.body).toEqual({
      doctor: null,
      label: 'Repairs',
      from: { date: from, time: '00:00' },
      to: { date: addDays(from, 1), time: '00:00' },
      overVisits: true,
    });
  });

  it('is removed after a question', async () => {
    const { user, sent } = await show(
      on(hoursCalls.removeTimeOff, { message: 'Time off removed' }, { id: diwali.id }),
    );
    await user.click(screen.getByRole('button', { name: /^Remove Diwali/ }));
    const question = screen.getByRole('dialog', { name: /^Remove Diwali/ });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Time off removed')).toBeVisible();
    expect(requestsOf(sent, hoursCalls.removeTimeOff)).toHaveLength(1);
  });

  it('that could not be removed is asked about afresh the next time', async () => {
    const sentence = 'Not now.';
    const refusal = new Refused('SERVICE_UNAVAILABLE', { message: sentence });
    const { user } = await show(on(hoursCalls.removeTimeOff, refusal, { id: diwali.id }));
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: /^Remove Diwali/ }));
      return within(await screen.findByRole('dialog', { name: /^Remove Diwali/ }));
    };
    const first = await ask();
    await user.click(first.getByRole('button', { name: 'Remove' }));
    expect(await first.findByText(sentence)).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    expect((await ask()).queryByText(sentence)).toBeNull();
  });
});

import { addDays } from '@clinic/contract/clinic-calendar';
import { doctorCalls } from '@clinic/contract/identity/doctor-calls';
import type { ClinicHours } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const own: ClinicHours = {
  doctors: [{ doctor: { id: account.id, name: account.name }, weeks: [], extra: [], timeOff: [] }],
  closures: [],
};
const show = async (...stubs: Stub[]) => {
  const sent = answerApi([
    on(hoursCalls.all, own),
    on(doctorCalls.settings, { joinLink: null, calendarSince: null }),
    ...stubs,
  ]);
  const shown = renderAt('/doctor/hours', { as: { area: 'doctor' } });
  await screen.findByRole('region', { name: 'Week' });
  return { ...shown, sent };
};

describe('a doctor’s own hours', () => {
  it('are the clinic’s until a week is set', async () => {
    const { user, sent } = await show();
    expect(screen.getByText(/No hours are stored yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set the week' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(requestsOf(sent, hoursCalls.saveWeek)).toHaveLength(1));
    expect(requestsOf(sent, hoursCalls.saveWeek)[0]?.body).toMatchObject({ validFrom: today() });
  });

  it('take a leave of whole days', async () => {
    const day = addDays(today(), 20);
    const { user, sent } = await show(
      on(hoursCalls.addTimeOff, {
        timeOff: {
          _id: 'x',
          id: 'x',
          createdAt: '',
          updatedAt: '',
          doctor: account.id,
          label: 'Wedding',
          version: 1,
          from: { date: day, time: '00:00' },
          to: { date: addDays(day, 1), time: '00:00' },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    const form = screen.getByRole('form', { name: 'Time off' });
    await user.type(within(form).getByLabelText(/^Name/), 'Wedding');
    fireEvent.change(within(form).getByLabelText(/^First day/), { target: { value: day } });
    await user.click(within(form).getByRole('button', { name: 'Save time off' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Time off' })).toBeNull());
    expect(requestsOf(sent, hoursCalls.addTimeOff)[0]?.body).toEqual({
      doctor: account.id,
      label: 'Wedding',
      from: { date: day, time: '00:00' },
      to: { date: addDays(day, 1), time: '00:00' },
    });
  });
});

describe('a doctor’s settings for visits', () => {
  it('take an https link only', async () => {
    const joinLink = 'https://meet.example/rao';
    const { user, sent } = await show(on(doctorCalls.setJoinLink, { joinLink, calendarSince: null }));
    const link = await screen.findByLabelText('Joining link');
    await user.type(link, 'meet.example');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText('Please enter an address that begins with https://.')).toBeVisible();
    await user.clear(link);
    await user.type(link, joinLink);
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    await waitFor(() => expect(requestsOf(sent, doctorCalls.setJoinLink)[0]?.body).toEqual({ joinLink }));
  });

  it('show the calendar’s address once, and end it after a question', async () => {
    let since: string | null = null;
    const address = 'https://clinic.example/api/calendar/secret.ics';
    const { user } = await show(
      on(doctorCalls.settings, () => ({ joinLink: null, calendarSince: since })),
      on(doctorCalls.newCalendar, () => {
        since = '2026-01-05T06:30:00.000Z';
        return { address };
      }),
      on(doctorCalls.endCalendar, () => {
        since = null;
        return { joinLink: null, calendarSince: null };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    expect(await screen.findByLabelText('Address of your calendar')).toHaveTextContent(address);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'End' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End' }));
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
    expect(screen.queryByLabelText('Address of your calendar')).toBeNull();
  });
});

import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY, type PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { serverCalls } from '@clinic/contract/platform/server-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import SettingsPage from './SettingsPage.tsx';

const none: PolicyAnswer = { policy: { ...DEFAULT_POLICY }, stored: false, version: 0 };
const show = async (answer: PolicyAnswer, ...stubs: Stub[]) => {
  const shown = renderArea(<SettingsPage />, [on(appointmentCalls.policy, answer), ...stubs]);
  await screen.findByRole('form', { name: 'Booking rules' });
  return { ...shown, user: userEvent.setup() };
};
const limit = () => screen.getByLabelText('Last change (hours)');
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save rules' }));

describe('the rules of booking', () => {
  it('are proposed until they are saved', async () => {
    const stored = { ...none, stored: true, version: 1 };
    const { user, sent } = await show(none, on(appointmentCalls.savePolicy, stored));
    expect(screen.getByText(/No rules are saved yet/)).toBeVisible();
    expect(limit()).toHaveValue('12');
    await save(user);
    await waitFor(() => expect(screen.queryByText(/No rules are saved yet/)).toBeNull());
    expect(requestsOf(sent, appointmentCalls.savePolicy)[0]?.body).toEqual({ ...DEFAULT_POLICY, version: 0 });
  });

  it('are not sent while one of them is wrong', async () => {
    const { user, sent } = await show(none);
    fireEvent.change(screen.getByLabelText('Free after a visit (minutes)'), { target: { value: '7' } });
    expect(screen.getByText('Please choose a multiple of 5.')).toBeVisible();
    fireEvent.change(limit(), { target: { value: '' } });
    await save(user);
    expect(requestsOf(sent, appointmentCalls.savePolicy)).toEqual([]);
  });

  it.each(['1.5', '-2', '1e1', '½', '1,5'])('keep "%s" as it was typed, and refuse it', async (typed) => {
    const { user } = await show(none);
    await user.clear(limit());
    await user.type(limit(), typed);
    expect(limit()).toHaveValue(typed);
    expect(limit()).toHaveAccessibleDescription(/Please enter a whole number/);
  });

  it('that another admin saved meanwhile do not take away what was typed', async () => {
    const { user } = await show(none, on(appointmentCalls.savePolicy, new Refused('STALE_RECORD')));
    fireEvent.change(limit(), { target: { value: '24' } });
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved other rules meanwhile');
    expect(limit()).toHaveValue('24');
  });
});

describe('the switch “All servers are updated”', () => {
  const open = async (...stubs: Stub[]) => {
    const shown = renderArea(<SettingsPage />, [
      on(appointmentCalls.policy, none),
      on(serverCalls.read, { updated: false, version: 3 }),
      ...stubs,
    ]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Servers' }));
    return { ...shown, user, button: await screen.findByRole('switch', { name: 'All servers are updated' }) };
  };

  it('is switched on with the version that was read', async () => {
    const { user, sent, button } = await open(on(serverCalls.save, { updated: true, version: 4 }));
    expect(button).not.toBeChecked();
    await user.click(button);
    await waitFor(() => expect(button).toBeChecked());
    expect(requestsOf(sent, serverCalls.save)[0]?.body).toEqual({ updated: true, version: 3 });
  });

  it('says that another admin was faster', async () => {
    const { user, button } = await open(on(serverCalls.save, new Refused('STALE_RECORD')));
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed the switch');
    expect(button).not.toBeChecked();
  });
});

import { doctorGrid } from '@clinic/contract/grid-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { on, Refused, type Reply, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { aDoctor } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import StaffForm from './StaffForm.tsx';
import type { StaffRecord } from './staff-record.ts';

const asha: StaffRecord = aDoctor({ id: '1', email: 'asha@example.in', phone: '9825012345' });

const updated = (reply: Reply<typeof doctorGrid.update>) => on(doctorGrid.update, reply, { id: '1' });

function open(person: StaffRecord | null, stubs: Stub[] = []) {
  const done = vi.fn<() => void>();
  const { sent } = renderArea(
    <StaffForm resource="doctors" noun="doctor" person={person} onDone={done} />,
    stubs,
  );
  const updates = () => requestsOf(sent, doctorGrid.update).map(({ body }) => body);
  return { done, updates, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, value);
  }
}

describe('the form of a doctor', () => {
  it('asks for a password only when it adds a person', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Name, email, phone, and password are required.')).toBeVisible();
  });

  it('says how the person who was added gets in', async () => {
    const { user, done } = open(null, [on(doctorGrid.create, asha)]);
    await fill(user, { Name: 'Dr Asha', Email: 'asha@example.in', Phone: '9825012345' });
    await user.type(screen.getByLabelText(/^Password/), 'marigold-evening');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(await screen.findByText('Doctor added successfully!')).toBeVisible();
    expect(
      screen.getByText(
        'They log in with this e-mail and the password you typed; they change it under My account.',
      ),
    ).toBeVisible();
  });

  it('names the three fields that an edited person cannot do without', async () => {
    const { user } = open(asha);
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Name, email, and phone are required.')).toBeVisible();
  });

  it('sends the phone as ten digits, the e-mail in small letters and what it has not changed', async () => {
    const { user, done, updates } = open(asha, [updated(asha)]);
    await fill(user, { Phone: '+91 98250-54321', Email: 'Asha.M@Example.in' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(updates()[0]).toMatchObject({
      phone: '9825054321',
      email: 'asha.m@example.in',
      updatedAt: asha.updatedAt,
    });
    expect(updates()[0]).not.toHaveProperty('password');
  });

  it.each(['12345', '98250 123456', 'ninety'])('refuses %s as a phone', async (typed) => {
    const { user, updates } = open(asha, [updated(asha)]);
    await fill(user, { Phone: typed });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/^Please enter a phone number of exactly 10 digits\./)).toBeVisible();
    expect(updates()).toEqual([]);
  });

  it('puts what the server refuses beside the field, and keeps what was typed', async () => {
    const refusal = new Refused('INVALID_INPUT', {
      errors: { email: 'Please enter one email address, such as name@example.com.' },
    });
    const { user } = open(asha, [updated(refusal)]);
    await fill(user, { Name: 'Dr Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText('Please enter one email address, such as name@example.com.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr Asha Rao');
  });

  it('lets another admin confirm a locked account, at the address that is shown', async () => {
    const confirmed = { message: 'The person is confirmed.', doctor: asha };
    const done = vi.fn<() => void>();
    const { sent } = renderArea(
      <StaffForm resource="doctors" noun="doctor" person={{ ...asha, locked: true }} onDone={done} />,
      [on(staffCalls.confirmDoctor, confirmed, { id: '1' })],
    );
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Confirm this person' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(requestsOf(sent, staffCalls.confirmDoctor)[0]?.body).toEqual({ email: asha.email });
  });

  it('tells the admin who has asked for the move that a colleague has to confirm', async () => {
    const message = 'You asked for this change of address. Please let a colleague confirm the person.';
    const { user, done } = open({ ...asha, locked: true }, [
      on(staffCalls.confirmDoctor, new Refused('FORBIDDEN', { message }), { id: '1' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Confirm this person' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(done).not.toHaveBeenCalled();
  });

  it('offers to reload a record that another person has changed', async () => {
    const fresh = { ...asha, name: 'Dr Asha Iyer', updatedAt: '2026-01-06T09:00:00.000Z' };
    const { user, updates } = open(asha, [
      updated(new Refused('STALE_RECORD')),
      on(doctorGrid.get, fresh, { id: '1' }),
    ]);
    await fill(user, { Name: 'Dr Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('heading', { name: 'Edit Dr Asha Iyer' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr Asha Iyer');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ updatedAt: fresh.updatedAt }));
  });
});

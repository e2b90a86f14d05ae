import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import StaffForm from './StaffForm.tsx';
import type { StaffRecord } from './staffRecord.ts';

const asha: StaffRecord = {
  _id: '1',
  id: '1',
  name: 'Dr Asha Mehta',
  email: 'asha@example.in',
  phone: '9825012345',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
};

type Update = (resource: string, params: object) => Promise<{ data: StaffRecord }>;

const open = (person: StaffRecord | null, server: object = {}) => {
  const done = vi.fn<() => void>();
  renderArea(<StaffForm resource="doctors" noun="doctor" person={person} onDone={done} />, server);
  return { done, user: userEvent.setup() };
};

const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, value);
  }
};

describe('the form of a doctor', () => {
  it('asks for a password only when it adds somebody', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Name, email, phone, and password are required.')).toBeVisible();
  });

  it('names the three fields that an edited person cannot do without', async () => {
    const { user } = open(asha);
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Name, email, and phone are required.')).toBeVisible();
  });

  it('sends the phone as ten digits, the e-mail in small letters and what it has not changed', async () => {
    const update = vi.fn<Update>(async () => ({ data: asha }));
    const { user, done } = open(asha, { update });
    await fill(user, { Phone: '+91 98250-54321', Email: 'Asha.M@Example.in' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(
      'doctors',
      expect.objectContaining({
        data: expect.objectContaining({
          phone: '9825054321',
          email: 'asha.m@example.in',
          updatedAt: asha.updatedAt,
          password: undefined,
        }),
      }),
    );
  });

  it.each(['12345', '98250 123456', 'ninety'])('refuses %s as a phone', async (typed) => {
    const update = vi.fn<Update>();
    const { user } = open(asha, { update });
    await fill(user, { Phone: typed });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Please enter a phone number of exactly 10 digits.')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('puts what the server refuses beside the field, and keeps what was typed', async () => {
    const refusal = new HttpError('Please check the highlighted fields.', 400, {
      errors: { email: 'Please enter one email address, such as name@example.com.' },
    });
    const { user } = open(asha, { update: () => Promise.reject(refusal) });
    await fill(user, { Name: 'Dr Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText('Please enter one email address, such as name@example.com.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr Asha Rao');
  });

  it('offers to reload a record that somebody else has changed', async () => {
    const stale = new HttpError('Somebody else changed this record meanwhile. Reload before you save.', 409, {
      code: 'STALE_RECORD',
    });
    const fresh = { ...asha, name: 'Dr Asha Iyer', updatedAt: '2026-01-06T09:00:00.000Z' };
    const update = vi.fn<Update>(async () => Promise.reject(stale));
    const { user } = open(asha, {
      update,
      getOne: async () => ({ data: fresh }),
    });
    await fill(user, { Name: 'Dr Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('heading', { name: 'Edit Dr Asha Iyer' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr Asha Iyer');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await vi.waitFor(() =>
      expect(update).toHaveBeenLastCalledWith(
        'doctors',
        expect.objectContaining({ data: expect.objectContaining({ updatedAt: fresh.updatedAt }) }),
      ),
    );
  });
});

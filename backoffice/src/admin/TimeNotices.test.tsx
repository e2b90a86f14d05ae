import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/booking-policy';
import { hoursCalls } from '@clinic/contract/hours-calls';
import { on } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { TimeNotices } from './TimeNotices.tsx';

const doctor = { id: 'a'.repeat(24), name: 'Dr. Rao' };
const week = {
  _id: 'w',
  id: 'w',
  createdAt: '',
  updatedAt: '',
  doctor: doctor.id,
  validFrom: '2026-01-01',
  ranges: [],
  version: 1,
};
const show = (stored: boolean) =>
  renderArea(<TimeNotices />, [
    on(hoursCalls.all, {
      doctors: [{ doctor, weeks: stored ? [week] : [], extra: [], timeOff: [] }],
      closures: [],
    }),
    on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY }, stored, version: 0 }),
  ]);

describe('the admin’s home', () => {
  it('names doctors without hours and missing rules, with the way to both', async () => {
    show(false);
    expect(await screen.findByText(/No hours are stored for Dr\. Rao/)).toBeVisible();
    expect(await screen.findByText(/No rules of booking are saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set hours' })).toHaveAttribute(
      'href',
      `/hours?doctor=${doctor.id}`,
    );
    expect(screen.getByRole('link', { name: 'Set rules' })).toHaveAttribute('href', '/settings');
  });

  it('says nothing of either once they are there', async () => {
    const { sent } = show(true);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

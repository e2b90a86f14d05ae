import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { on } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';

const show = (stored: boolean) =>
  renderArea(<PolicyNotice />, [
    on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY }, stored, version: 0 }),
  ]);

describe('the admin’s home', () => {
  it('says that rules of booking are missing, with the way to them', async () => {
    show(false);
    expect(await screen.findByText(/No rules of booking are saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set rules' })).toHaveAttribute('href', '/settings');
  });

  it('says nothing of them once they are there', async () => {
    const { sent } = show(true);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

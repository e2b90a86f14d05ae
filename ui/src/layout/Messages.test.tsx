import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '../lib/notify.ts';
import { Messages } from './Messages.tsx';

const asked = vi.hoisted(() => ({ times: 0, fail: false }));
vi.mock('./Toasts.tsx', async (original) => {
  const real = await original<typeof import('./Toasts.tsx')>();
  return {
    get Toasts() {
      asked.times += 1;
      if (asked.fail) throw new TypeError('Failed to fetch dynamically imported module');
      return real.Toasts;
    },
  };
});

describe('the messages', () => {
  it('ask for their code when somebody begins to use the page, and again when the network was away', async () => {
    asked.fail = true;
    render(<Messages />);
    expect(asked.times).toBe(0);
    fireEvent.keyDown(window, { key: 'a' });
    await vi.waitFor(() => expect(asked.times).toBe(1));
    notify.error('The network is away.');
    await vi.waitFor(() => expect(asked.times).toBe(2));
    asked.fail = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The network is away.')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Messages/ })).toBeVisible();
  });

  it('say what nobody had done anything for', async () => {
    render(<Messages />);
    notify.success('Everything is saved.');
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });
});

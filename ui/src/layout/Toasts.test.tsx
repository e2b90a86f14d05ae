import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toasts.tsx';

function Shout({ seconds }: { seconds?: number }) {
  const toast = useToast();
  return <button onClick={() => toast('Failed to confirm appointment', 'error', seconds)}>Shout</button>;
}

function shout(seconds?: number) {
  render(
    <ToastProvider seconds={3}>
      <Shout seconds={seconds} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Shout' }));
}
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const toast = () => screen.queryByText('Failed to confirm appointment');

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is announced politely and goes after the time of its area', () => {
    shout();
    expect(screen.getByRole('status')).toHaveTextContent('Failed to confirm appointment');
    pass(2.9);
    expect(toast()).toBeVisible();
    pass(0.2);
    expect(toast()).toBeNull();
  });

  it('may have a time of its own', () => {
    shout(5);
    pass(4.9);
    expect(toast()).toBeVisible();
    pass(0.2);
    expect(toast()).toBeNull();
  });

  it('stays while the pointer or the focus is on it', () => {
    shout();
    fireEvent.mouseEnter(screen.getByRole('presentation'));
    pass(60);
    expect(toast()).toBeVisible();
    fireEvent.mouseLeave(screen.getByRole('presentation'));
    pass(3.1);
    expect(toast()).toBeNull();
  });

  it('can be closed, and is not shown twice at once', () => {
    shout();
    fireEvent.click(screen.getByRole('button', { name: 'Shout' }));
    expect(screen.getAllByText('Failed to confirm appointment')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toast()).toBeNull();
  });
});

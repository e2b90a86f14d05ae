import { clinicFacts } from '@clinic/contract/clinic';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintAndShare } from './PrintAndShare.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('a browser that shares nothing offers to print alone', () => {
  render(<PrintAndShare what="Diet plan" />);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('a phone shares the address of the page alone, and says that it opens after a log-in', async () => {
  const share = vi.fn<typeof navigator.share>(() =>
    Promise.reject(new DOMException('The person closed the list', 'AbortError')),
  );
  Object.assign(navigator, { share });
  render(<PrintAndShare what="Diet plan" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Diet plan',
    text: `Diet plan at ${clinicFacts().name}. The link opens only after the client's own log-in.`,
    url: window.location.href,
  });
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InputField } from './InputField.tsx';

const show = (type: 'date' | 'time' | 'text', value: string) =>
  render(<InputField label="When" type={type} value={value} onChange={() => undefined} />);

test('a day and a time are read as everywhere in the clinic, whatever the browser writes', () => {
  const { unmount } = show('date', '2026-11-22');
  expect(screen.getByText('22 Nov 2026')).toBeVisible();
  expect(screen.getByLabelText('When')).toHaveValue('2026-11-22');
  unmount();
  show('time', '18:00');
  expect(screen.getByText('6:00 PM')).toBeVisible();
});

test('a day that is not typed to its end, and a text that looks like one, are left as they are', () => {
  const { container, unmount } = show('date', '');
  expect(container.querySelector('[data-read]')).toBeNull();
  unmount();
  show('text', '2026-11-22');
  expect(screen.queryByText('22 Nov 2026')).toBeNull();
});

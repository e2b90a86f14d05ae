import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test.each([
  ['0066-05-01', { from: '1900-01-01', to: '2026-05-10' }, ['1966?']],
  ['0005-05-01', { from: '1900-01-01', to: '2026-05-10' }, ['1905?', '2005?']],
  ['0026-05-01', undefined, ['2026?']],
])('the day %s is asked for its year by %j: %j', async (value, days, presses) => {
  render(<InputField label="Born" type="date" value={value} days={days} onChange={() => undefined} />);
  const asked = await screen.findAllByRole('button');
  expect(asked.map(({ textContent }) => textContent)).toEqual(presses);
});

test('a year is asked of no field that cannot be changed, of no other sort of field, and of no whole year', async () => {
  const asked = render(
    <InputField label="Asked" type="date" value="0026-05-01" onChange={() => undefined} />,
  );
  await screen.findByRole('button');
  asked.unmount();
  show('text', '0026-05-01');
  show('date', '2026-05-01');
  render(<InputField label="Day" type="date" value="0026-05-01" readOnly onChange={() => undefined} />);
  render(<InputField label="Date" type="date" value="0026-05-01" disabled onChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

function Birth() {
  const [day, setDay] = useState('');
  const days = { from: '1900-01-01', to: '2026-05-10' };
  return <InputField label="Born" type="date" value={day} days={days} onChange={setDay} />;
}

test('the meant year is reached and taken by the keyboard, once its typing has ended', async () => {
  render(<Birth />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Born'), '0066-05-01');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('button', { name: '1966?' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: '1966?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Born')).toHaveValue('1966-05-01');
  expect(screen.getByLabelText('Born')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

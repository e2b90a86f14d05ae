import { realDate } from '@clinic/contract/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { DayField } from './DayField.tsx';
import { DayInput } from './DayInput.tsx';

it('a day that is missing is asked for in plain words', async () => {
  renderArea(
    <Form noValidate disableInvalidFormNotification>
      <DayInput source="from" label="From" validate={realDate} />
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Please enter a date that exists, as year-month-day/)).toBeVisible();
});

function Day() {
  const [day, setDay] = useState('0026-05-01');
  return (
    <>
      <DayField label="From" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

it('a day in the year 0026 stays as it was typed, and 2026 is taken by a press', async () => {
  renderArea(<Day />);
  expect(screen.getByRole('group', { name: 'From' })).toHaveTextContent('0026');
  await userEvent.click(screen.getByRole('button', { name: '2026?' }));
  expect(screen.getByText('2026-05-01')).toBeVisible();
  expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull();
});

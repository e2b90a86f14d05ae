import { realDate } from '@clinic/contract/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
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

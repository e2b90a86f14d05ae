import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { today } from '@clinic/ui/clinic-page';
import { addDays } from '@clinic/contract/clinic-calendar';
import { aMeasurement, clientId } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkup, open } from '../../test/checkup-screen.tsx';

const loadFirst = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /Load the checkup of 05 Jan 2026/ }));
const weighed = (...rows: ReturnType<typeof aMeasurement>[]) =>
  on(measurementCalls.ofClient, { measurements: rows, baseline: [], unread: [] }, { clientId });

test('the header above the form tells of the weight as soon as the checkup is saved', async () => {
  const { user, calls } = open([
    on(checkupCalls.create, { message: 'Saved', checkup: checkup(7, '120/80') }, { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Weight (kg)'), '64');
  // The form uses the last visit's day, which the header has already read.
  expect(requestsOf(calls, doctorWorklistCalls.summary)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  await waitFor(() => expect(requestsOf(calls, doctorWorklistCalls.summary)).toHaveLength(2));
});

test('when another person saved the checkup meanwhile nothing typed is lost, and the doctor chooses', async () => {
  const newer = { ...checkup(5, '150/95'), updatedAt: '2026-01-07T10:00:00.000Z' };
  let current = checkup(5, '140/90');
  const { user, calls } = open([
    on(checkupCalls.ofClient, () => ({ checkups: [checkup(6, '130/85'), current] }), { clientId }),
    on(
      checkupCalls.edit,
      ({ body }) =>
        body.updatedAt === current.updatedAt
          ? { message: 'Saved', checkup: { ...current, updatedAt: '2026-01-08T10:00:00.000Z' } }
          : new Refused('STALE_RECORD'),
      { id: current._id },
    ),
  ]);
  await loadFirst(user);
  await user.type(screen.getByLabelText('Energy'), 'good');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Update Checkup' }));
  expect(await screen.findByText('Failed to update checkup')).toBeVisible();
  expect(await screen.findByText(/Somebody else saved this checkup/)).toBeVisible();
  expect(screen.getByLabelText('Energy')).toHaveValue('good');
  await user.click(screen.getByRole('button', { name: 'Load the saved checkup' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Blood Pressure')).toHaveValue('150/95');

  await user.type(screen.getByLabelText('Energy'), 'low');
  current = { ...newer, updatedAt: '2026-01-07T11:00:00.000Z' };
  await user.click(screen.getByRole('button', { name: 'Update Checkup' }));
  await user.click(await screen.findByRole('button', { name: 'Keep what is on the screen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update Checkup' }));
  expect(await screen.findByText('Checkup updated successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    fields: { energy: 'low' },
    updatedAt: current.updatedAt,
  });
});

test('an unfinished change of a checkup is still one of that checkup after a crash', async () => {
  const first = open();
  await loadFirst(first.user);
  await first.user.type(screen.getByLabelText('Energy'), 'good');
  first.unmount();
  open();
  expect(await screen.findByText(/Your unfinished checkup of/)).toBeVisible();
  expect(screen.getByLabelText('Energy')).toHaveValue('good');
  expect(screen.getByRole('button', { name: 'Update Checkup' })).toBeVisible();
  expect(screen.getByText('In the form')).toBeVisible();
});

test('a checkup that notes nothing is not sent, and the reason goes with the first word', async () => {
  const { user, calls } = open();
  await user.type(await screen.findByLabelText('Motion'), ' ');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in at least one field.');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.type(screen.getByLabelText('Motion'), 'regular');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loading another checkup asks first when something is typed', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Motion'), 'regular');
  await user.click(screen.getByRole('button', { name: /Load the checkup of 05 Jan 2026/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Motion')).toHaveValue('regular');
});

test('what is weighed in stands beside what it was, and is sent in the unit of its kind', async () => {
  const measures = [{ kind: 'weight' as const, value: 84.5, diastolic: null }];
  const { user, calls } = open([
    weighed(aMeasurement('2026-01-02', 85), aMeasurement('2026-01-02', 164, { kind: 'height' })),
    on(checkupCalls.create, { message: 'Saved', checkup: { ...checkup(7, ''), measures } }, { clientId }),
  ]);
  const weighIn = within(await screen.findByRole('region', { name: 'Weigh-in' }));
  expect(await weighIn.findByText('85')).toBeVisible();
  expect(weighIn.queryByLabelText('Height (cm)')).toBeNull();
  await user.type(weighIn.getByLabelText('Weight (kg)'), '845');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(weighIn.getByText('Weight: please enter a number from 20 to 350 kg.')).toBeVisible();
  expect(weighIn.getByLabelText('Weight (kg)')).toHaveFocus();
  await user.clear(weighIn.getByLabelText('Weight (kg)'));
  await user.type(weighIn.getByLabelText('Weight (kg)'), '84,5');
  await user.type(weighIn.getByLabelText('Blood pressure (mmHg)'), '124/82');
  await user.click(weighIn.getByRole('button', { name: 'Add values from a laboratory report' }));
  await user.type(weighIn.getByLabelText('HbA1c (%), range on the report'), 'normal');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(weighIn.getByText('HbA1c: please enter the value too.')).toBeVisible();
  await user.type(weighIn.getByLabelText('HbA1c (%)'), '6.1');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(weighIn.getByText(/^HbA1c: please enter the report’s range/)).toBeVisible();
  expect(weighIn.getByLabelText('HbA1c (%), range on the report')).toHaveFocus();
  await user.clear(weighIn.getByLabelText('HbA1c (%), range on the report'));
  await user.type(weighIn.getByLabelText('HbA1c (%), range on the report'), '4.0-5.6');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the day of the report.');
  await user.type(weighIn.getByLabelText('Day of the report'), '2026-01-04');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText('Weight 84.5 kg')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    measures: [
      { kind: 'weight', value: 84.5, diastolic: null },
      { kind: 'bloodPressure', value: 124, diastolic: 82 },
      { kind: 'hba1c', value: 6.1, diastolic: null, range: '4.0-5.6' },
    ],
    reportDay: '2026-01-04',
  });
});

test('a blood pressure that is not read says so while it is typed, and is saved all the same', async () => {
  const { user, calls } = open([
    on(checkupCalls.create, { message: 'Saved', checkup: checkup(7, 'low') }, { clientId }),
  ]);
  const text = await screen.findByLabelText('Blood Pressure');
  await user.type(text, 'low');
  expect(text).toHaveAccessibleDescription('Not two values such as 120/80: will not be in the chart.');
  await user.clear(text);
  await user.type(text, '115/190');
  expect(text).toHaveAccessibleDescription('The first value is the higher one: will not be in the chart.');
  const weighIn = within(screen.getByRole('region', { name: 'Weigh-in' })).getByLabelText(
    'Blood pressure (mmHg)',
  );
  await user.type(weighIn, '115/190');
  expect(weighIn).toHaveAccessibleDescription('The first value is the higher one.');
  await user.clear(weighIn);
  await user.clear(text);
  await user.type(text, '200/120');
  expect(text).not.toHaveAccessibleDescription();
  await user.type(weighIn, '124/82');
  expect(text).toHaveAccessibleDescription('The weigh-in counts: 124/82.');
  await user.clear(weighIn);
  await user.clear(text);
  await user.type(text, 'low');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText('Checkup created successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    fields: { bloodPressure: 'low' },
  });
});

test('more than five kilograms in a week are asked about before they are saved', async () => {
  const { user, calls } = open([
    weighed(aMeasurement(addDays(today(), -4), 84)),
    on(checkupCalls.create, { message: 'Saved', checkup: checkup(7, '') }, { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Weight (kg)'), '48');
  await screen.findByText('84');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(question.getByText(/36 kg less in 4 days/)).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(question.getByRole('button', { name: 'Save 48 kg' }));
  expect(await screen.findByText('Checkup created successfully!')).toBeVisible();
});

test('what was measured at the last visit has its day, in the draft too, and the question reckons with it', async () => {
  const visit = addDays(today(), -6);
  const lastVisit = { start: `${visit}T06:00:00.000Z`, appointmentType: 'Online' as const };
  const answers = [
    weighed(aMeasurement(addDays(visit, -2), 90)),
    on(
      checkupCalls.create,
      { message: 'Saved', checkup: { ...checkup(7, ''), measuredOn: '2026-01-04' } },
      { clientId },
    ),
  ];
  const first = open(answers, { lastVisit });
  const day = await screen.findByLabelText('Measured on');
  expect(day).toHaveValue(today());
  await waitFor(() => expect(day).toHaveAttribute('min', visit));
  await first.user.type(screen.getByLabelText('Weight (kg)'), '84');
  for (const wrong of [addDays(visit, -1), addDays(today(), 1), '']) {
    fireEvent.change(day, { target: { value: wrong } });
    screen.getByLabelText('Energy').focus();
    await first.user.click(screen.getByRole('button', { name: 'Save Checkup' }));
    expect(screen.getByText('Please choose a day from the last visit to today.')).toBeVisible();
    expect(day).toHaveFocus();
  }
  fireEvent.change(day, { target: { value: visit } });
  first.unmount();

  const { user, calls } = open(answers, { lastVisit });
  expect(await screen.findByLabelText('Measured on')).toHaveValue(visit);
  await screen.findByText('90');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(question.getByText(/6 kg less in 2 days/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Save 84 kg' }));
  expect(await screen.findByText('Checkup created successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ measuredOn: visit });
  expect(screen.getByText(', measured on 04 Jan 2026')).toBeVisible();
});

test('a checkup that is loaded has the day that it says, and keeps it where none is chosen', async () => {
  const old = { ...checkup(5, '140/90'), measuredOn: '2026-01-03' };
  const { user, calls } = open([
    on(checkupCalls.ofClient, { checkups: [old, checkup(4, '150/95')] }, { clientId }),
    on(checkupCalls.edit, { message: 'Saved', checkup: old }, { id: old._id }),
  ]);
  await loadFirst(user);
  expect(screen.getByLabelText('Measured on')).toHaveValue('2026-01-03');
  await user.type(screen.getByLabelText('Energy'), 'good');
  await user.click(screen.getByRole('button', { name: 'Update Checkup' }));
  expect(await screen.findByText('Checkup updated successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).not.toHaveProperty('measuredOn');
  await user.click(screen.getByRole('button', { name: /Load the checkup of 04 Jan 2026/ }));
  expect(screen.getByLabelText('Measured on')).toHaveValue('2026-01-04');
});

import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { answerApi, OFFLINE, on } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  saved,
  updated,
  submitted,
  details,
  base,
  open,
  section,
  edit,
  openStep,
  bodyOf,
  fieldsOf,
} from '../../test/personal-details-screen.tsx';

test('the stored form is read-only until Edit; Cancel restores it', async () => {
  answerApi(base);
  const { user } = open();
  const about = await section('About you');
  expect(await about.findByText('Teacher')).toBeVisible();
  expect(about.queryByRole('textbox')).toBeNull();
  await edit(user, about);
  await openStep(user, about, 'Your days');
  await user.type(about.getByRole('textbox', { name: 'Occupation' }), ' of music');
  await user.click(about.getByRole('button', { name: 'Cancel' }));
  expect(about.getByText('Teacher')).toBeVisible();
  await edit(user, about);
  await openStep(user, about, 'Your days');
  expect(about.getByRole('textbox', { name: 'Occupation' })).toHaveValue('Teacher');
});

test('a birthday in the year 0066 gives no age, and the year that is meant is taken by a press', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  const born = about.getByLabelText('Date of Birth');
  await user.type(born, '0066-05-01');
  expect(born).toHaveAccessibleDescription('Not a date: the age stays unknown.');
  expect(about.getByRole('textbox', { name: 'Age' })).toHaveValue('');
  await user.click(await about.findByRole('button', { name: '1966?' }));
  expect(born).toHaveValue('1966-05-01');
  expect(born).toHaveFocus();
  expect(about.getByRole('textbox', { name: 'Age' })).not.toHaveValue('');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Form updated successfully!')).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'PUT'))).toMatchObject({ dob: '1966-05-01' });
});

test('a birthday in the year 0066 is saved as it is', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  await user.type(about.getByLabelText('Date of Birth'), '0066-05-01');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(
    await screen.findByText(
      /^Form updated successfully! Date of Birth: Not a date: the age stays unknown\.$/,
    ),
  ).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'PUT'))).toMatchObject({ dob: '0066-05-01' });
});

test('a birthday to come and a number that cannot be called are saved, and said beside the toast', async () => {
  answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  const number = about.getByRole('textbox', { name: 'Phone Number' });
  await user.clear(number);
  await user.type(number, '98250 1234');
  await user.clear(about.getByLabelText('Date of Birth'));
  await user.type(about.getByLabelText('Date of Birth'), '2090-05-01');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(
    await screen.findByText(
      /^Form updated successfully! We go on calling \+91 98250 12345: exactly 10 digits are needed\. Date of Birth: .*the age stays unknown\.$/,
    ),
  ).toBeVisible();
});

test('a stored birthday in the year 0066 is shown as no date', async () => {
  answerApi([...base, details({ form: { ...saved, fields: { ...saved.fields, dob: '0066-05-01' } } })]);
  open();
  const about = await section('About you');
  expect(await about.findByText('0066-05-01 (not a date)')).toBeVisible();
});

test('a change is sent with the version it was made on', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  await user.type(about.getByLabelText('Date of Birth'), '2000-01-05');
  expect(about.getByRole('textbox', { name: 'Age' })).not.toHaveValue('');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Form updated successfully!')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT');
  const body = bodyOf(sent);
  expect(body.get('formId')).toBe('f1');
  expect(body.get('updatedByType')).toBe('Client');
  expect(body.get('updatedAt')).toBe(saved.updatedAt);
  expect(fieldsOf(sent)).toMatchObject({ dob: '2000-01-05', occupation: 'Teacher', address: 'Paldi' });
  expect(await about.findByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a new form is prefilled from the own record and can bring a blood report', async () => {
  const calls = answerApi([...base, details({ form: null }), on(intakeFormCalls.submit, submitted)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  expect(about.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('9825012345');
  await openStep(user, about, 'Report');
  await user.upload(about.getByLabelText('Blood report'), new File(['%PDF-1.4'], 'report.pdf'));
  await openStep(user, about, 'Your days');
  await user.click(about.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
  const body = calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(body.get('createdByType')).toBe('Client');
  expect((body.get('bloodReport') as File).name).toBe('report.pdf');
});

test('an error goes away at the next change', async () => {
  answerApi([...base, on(intakeFormCalls.update, OFFLINE)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  await user.type(about.getByRole('textbox', { name: 'Name' }), ' Rao');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await about.findByRole('alert')).toBeVisible();
  await user.type(about.getByRole('textbox', { name: 'Name' }), '!');
  expect(about.queryByRole('alert')).toBeNull();
});

import { fieldsOf as formFieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { answerApi, on, Refused } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  base,
  details,
  edit,
  fieldsOf,
  open,
  openStep,
  saved,
  section,
  submitted,
  updated,
} from '../../test/personal-details-screen.tsx';
import { DETAIL_STEPS, OFFICE_FIELDS } from './detail-steps.ts';

const filled = async () => {
  const { user, ...shown } = open();
  const about = await section('About you');
  await edit(user, about);
  return { user, about, ...shown };
};

test('each field of the form is asked in one step, or is the office’s', () => {
  const placed = [...DETAIL_STEPS.flatMap(({ fields }) => [...fields]), ...OFFICE_FIELDS];
  expect(placed.toSorted()).toEqual(
    formFieldsOf('PersonalDetails')
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a client is asked for a photo of the report first, then who they are, then for their days', async () => {
  const calls = answerApi([...base, details({ form: null }), on(intakeFormCalls.submit, submitted)]);
  const { user, about } = await filled();
  expect(about.getByRole('heading', { name: 'Photograph your report' })).toBeVisible();
  expect(about.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  expect(about.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(about.queryByRole('button', { name: 'Submit' })).toBeNull();
  await user.type(about.getByRole('textbox', { name: 'Main Concern' }), 'Sleep');

  await user.tab();
  expect(about.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(about.getByRole('heading', { name: 'Who you are' })).toHaveFocus();
  expect(about.getByRole('button', { name: /^2 Who you are$/ })).toHaveAttribute('aria-current', 'step');
  await user.type(about.getByRole('textbox', { name: 'Address' }), 'Paldi');

  await user.click(about.getByRole('button', { name: 'Next' }));
  expect(about.getByRole('heading', { name: 'Your days' })).toHaveFocus();
  expect(about.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.type(about.getByRole('textbox', { name: 'Occupation' }), 'Potter');
  await user.click(about.getByRole('button', { name: 'Back' }));
  expect(about.getByRole('heading', { name: 'Who you are' })).toHaveFocus();
  expect(about.getByRole('textbox', { name: 'Address' })).toHaveValue('Paldi');
  await user.click(about.getByRole('button', { name: 'Next' }));
  await user.click(about.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'POST'))).toMatchObject({
    concern: 'Sleep',
    address: 'Paldi',
    occupation: 'Potter',
    alternateId: '',
  });
});

test('a photo that was taken is chosen as the report', async () => {
  answerApi(base);
  const { user, about } = await filled();
  const photo = new File(['photo'], 'image.jpg', { type: 'image/jpeg' });
  await user.upload(about.getByLabelText('Photo of the report'), photo);
  expect(about.getByText('image.jpg is sent when you save.')).toBeVisible();
});

test('the browser may fill in name, birthday, address, e-mail and number', async () => {
  answerApi([...base, details({ form: null })]);
  const { user, about } = await filled();
  await openStep(user, about, 'Who you are');
  for (const [label, token] of [
    ['Name', 'name'],
    ['Date of Birth', 'bday'],
    ['Address', 'street-address'],
    ['Email', 'email'],
    ['Phone Number', 'tel'],
  ] as const)
    expect(about.getByLabelText(label)).toHaveAttribute('autocomplete', token);
});

test('what is the office’s is shown folded and not asked, and a save keeps it', async () => {
  const form = { ...saved, fields: { ...saved.fields, alternateId: 'A-17' } };
  const calls = answerApi([...base, details({ form }), on(intakeFormCalls.update, updated)]);
  const { user, about } = await filled();
  await openStep(user, about, 'Your days');
  expect(about.queryByLabelText('Alternate ID')).toBeNull();
  expect(about.getByText('A-17')).not.toBeVisible();
  await user.click(about.getByText('Kept by the clinic'));
  expect(about.getByText('A-17')).toBeVisible();
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Form updated successfully!')).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'PUT'))).toMatchObject({ alternateId: 'A-17' });
});

test('a mistake leads to the step that has it, whoever finds it', async () => {
  const tooLong = new Refused('INVALID_INPUT', { details: { occupation: ['Please write less.'] } });
  answerApi([...base, on(intakeFormCalls.update, tooLong)]);
  const { user, about } = await filled();
  await openStep(user, about, 'Who you are');
  await user.clear(about.getByLabelText('Name'));
  await user.click(about.getByLabelText('Name'));
  await user.paste('x'.repeat(10_001));
  await openStep(user, about, 'Report');
  await user.click(about.getByRole('button', { name: 'Update' }));
  const name = await about.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();

  await user.clear(name);
  await user.type(name, 'Meera');
  await openStep(user, about, 'Report');
  await user.click(about.getByRole('button', { name: 'Update' }));
  const occupation = await about.findByRole('textbox', { name: 'Occupation' });
  expect(occupation).toHaveFocus();
  expect(occupation).toHaveAccessibleDescription('Please write less.');
});

test('Enter goes from the last field of a step to Next, and never into a step that is not shown', async () => {
  answerApi([...base, details({ form: null })]);
  const { user, about } = await filled();
  await openStep(user, about, 'Your days');
  await user.type(about.getByRole('textbox', { name: 'Reference' }), 'A friend{Enter}');
  expect(about.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await openStep(user, about, 'Who you are');
  await user.type(about.getByRole('textbox', { name: 'Phone Number' }), '{Enter}');
  expect(about.getByRole('textbox', { name: 'Address' })).toHaveFocus();
});

test('typed text that was left behind comes back in its step', async () => {
  answerApi(base);
  const { user, about, unmount } = await filled();
  await openStep(user, about, 'Your days');
  await user.type(about.getByRole('textbox', { name: 'Lifestyle' }), 'Late nights');
  unmount();
  open();
  const again = await section('About you');
  expect(await again.findByRole('textbox', { name: 'Lifestyle' })).toHaveValue('Late nights');
});

import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { answerApi, cutOff, on, Refused, requestsOf, type Sent } from '@clinic/ui/test/api.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render.tsx';
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

test('a phone number that the clinic cannot call is said while it is typed, and the one on file is named again after', async () => {
  answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  const phone = about.getByRole('textbox', { name: 'Phone Number' });
  expect(phone).toHaveAccessibleDescription(/We call you on this number/);
  await user.clear(phone);
  await user.type(phone, '98250 1234');
  expect(phone).toHaveAccessibleDescription(/^Not a phone number of 10 digits: the number on file stays/);
  await user.type(phone, '5');
  expect(phone).toHaveAccessibleDescription(/We call you on this number/);
});

test('the number of the form is the account’s, and where number and e-mail count stands beside them', async () => {
  const old = { ...saved, fields: { ...saved.fields, number: '9000000000' } };
  answerApi([...base, details({ form: old })]);
  const { user } = open();
  const about = await section('About you');
  expect(await about.findByText('9825012345')).toBeVisible();
  expect(about.queryByText('9000000000')).toBeNull();
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  const number = about.getByRole('textbox', { name: 'Phone Number' });
  expect(number).toHaveValue('9825012345');
  expect(number).toHaveAccessibleDescription(/counts at the front desk, too/);
  expect(about.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'We write to meera@example.in, with which you log in. You change that one under My account.',
  );
});

test('a file that is no report is refused beside the field', async () => {
  answerApi(base);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await user.upload(about.getByLabelText('Blood report'), new File([''], 'empty.pdf'));
  expect(about.getByText('Please choose a PDF, JPG or PNG file of at most 10 MB.')).toBeVisible();
});

test('after a refused report the next save works, says before that it leaves the file out, and after it too', async () => {
  const fileOf = (call: Sent) => bodyOf(call).get('bloodReport') as File | null;
  const calls = answerApi([
    ...base,
    on(intakeFormCalls.update, (call) =>
      fileOf(call)?.name === 'report.pdf'
        ? new Refused('FILE_INVALID', { details: { bloodReport: ['No report.'] } })
        : updated,
    ),
  ]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await user.upload(about.getByLabelText('Blood report'), new File(['text'], 'report.pdf'));
  expect(about.getByText('report.pdf is sent when you save.')).toBeVisible();
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await about.findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(about.getByText('report.pdf will not be sent.')).toBeVisible();

  await user.upload(about.getByLabelText('Blood report'), new File(['%PDF-1.4'], 'second.pdf'));
  expect(about.queryByRole('alert')).toBeNull();
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Form updated successfully!')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map((call) => fileOf(call)?.name)).toEqual([
    'report.pdf',
    'second.pdf',
  ]);
  expect(about.queryByText(/is saved without/)).toBeNull();
});

test.each([
  ['a kind that the clinic cannot read', new File(['heic'], 'photo.heic')],
  ['a file of 11 MB', new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf')],
])('%s is said before and after saving not to be sent', async (_, file) => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  const input = about.getByLabelText<HTMLInputElement>('Blood report');
  input.removeAttribute('accept');
  await user.upload(input, file);
  expect(about.getByText(`${file.name} will not be sent.`)).toBeVisible();
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await about.findByText(new RegExp(`The form is saved without ${file.name}`))).toBeVisible();
  expect(bodyOf(calls.find(({ method }) => method === 'PUT')).get('bloodReport')).toBeNull();
  await edit(user, about);
  expect(about.queryByText(/is saved without/)).toBeNull();
});

test('Enter goes to the next field and Ctrl+Enter saves; a text of several lines keeps its Enter', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Who you are');
  await user.type(about.getByRole('textbox', { name: 'Name' }), ' Rao{Enter}');
  expect(about.getByLabelText('Date of Birth')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(about.getByRole('textbox', { name: 'Nationality' })).toHaveFocus();
  await user.type(about.getByRole('textbox', { name: 'Address' }), ',{Enter}Pune');
  expect(about.getByRole('textbox', { name: 'Address' })).toHaveValue('Paldi,\nPune');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Form updated successfully!')).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'PUT'))).toMatchObject({
    name: 'Meera Joshi Rao',
    address: 'Paldi,\nPune',
  });
});

test('a measure may be typed with a comma, and is refused in place when it is no number', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.submit, submitted)]);
  const { user } = open('/client/personal-details?edit=DietaryRecall');
  const form = await section('Dietary Recall');
  const waist = await form.findByRole('textbox', { name: 'Waist (cm)' });
  await user.type(waist, 'wide');
  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(await form.findByText('Please enter a number, such as 79.5.')).toBeVisible();
  expect(waist).toHaveAccessibleDescription('Please enter a number, such as 79.5.');
  await user.clear(waist);
  await user.type(waist, '41,5');
  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
  expect(fieldsOf(calls.find(({ method }) => method === 'POST'))).toMatchObject({ waist: '41,5' });
});

test('when another person saved meanwhile, Reload brings the rest and keeps what was typed', async () => {
  answerApi([...base, on(intakeFormCalls.update, new Refused('STALE_RECORD'))]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Your days');
  await user.type(about.getByRole('textbox', { name: 'Occupation' }), ' of music');
  await user.click(about.getByRole('button', { name: 'Update' }));
  expect(await about.findByRole('alert')).toHaveTextContent('Somebody else changed this record meanwhile.');

  const newer = {
    ...saved,
    updatedAt: '2026-01-06T08:00:00.000Z',
    fields: { ...saved.fields, address: 'Navrangpura' },
  };
  const calls = answerApi([...base, details({ form: newer }), on(intakeFormCalls.update, updated)]);
  await user.click(about.getByRole('button', { name: 'Reload' }));
  await about.findByDisplayValue('Navrangpura');
  expect(about.getByRole('textbox', { name: 'Occupation' })).toHaveValue('Teacher of music');
  await user.click(about.getByRole('button', { name: 'Update' }));
  await screen.findByText('Form updated successfully!');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(bodyOf(sent).get('updatedAt')).toBe(newer.updatedAt);
  expect(fieldsOf(sent)).toMatchObject({ occupation: 'Teacher of music', address: 'Navrangpura' });
});

test('a form that could not be loaded is not a new one: it says so and offers to reload', async () => {
  answerApi([...base, details(new Refused('SERVER_ERROR'))]);
  const { user } = open();
  const about = await section('About you');
  expect(await about.findByRole('alert')).toHaveTextContent(
    'Could not load the saved form. Reload before you save.',
  );
  expect(about.queryByText(/Not filled in yet|No blood report/)).toBeNull();
  answerApi(base);
  await user.click(about.getByRole('button', { name: 'Reload' }));
  expect(await about.findByText('Teacher')).toBeVisible();
});

test('without network a form is not said to be empty, and is there again with the network', async () => {
  cutOff();
  const noNetwork = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderAt('/client/personal-details', { as: { area: 'client' }, retries: true });
  const about = await section('About you');
  expect(await about.findByText('This is not available without network.')).toBeVisible();
  expect(screen.queryByText(/Not filled in yet|No blood report/)).toBeNull();
  expect(about.queryByRole('button', { name: 'Edit' })).toBeNull();
  answerApi(base);
  noNetwork.mockRestore();
  await user.click(about.getByRole('button', { name: 'Reload' }));
  expect(await about.findByText('Teacher')).toBeVisible();
});

test('leaving an edited form asks first; leaving a saved one does not', async () => {
  answerApi(base);
  const { user, router } = open();
  const about = await section('About you');
  await edit(user, about);
  await openStep(user, about, 'Your days');
  await user.type(about.getByRole('textbox', { name: 'Occupation' }), '!');
  await user.click(screen.getAllByRole('link', { name: 'Snacks' })[0] as HTMLElement);
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/client/personal-details');
  await user.click(await about.findByRole('button', { name: 'Cancel' }));
  await user.click(screen.getAllByRole('link', { name: 'Snacks' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Snacks' })).toBeVisible();
});

test('the dashboard’s banner opens the dietary recall for editing', async () => {
  answerApi(base);
  open('/client/personal-details?edit=DietaryRecall');
  const form = await section('Dietary Recall');
  expect(await form.findByRole('textbox', { name: 'Food Allergy' })).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Waist (cm)' })).toBeVisible();
});

test('two presses at once save the own form once', async () => {
  const calls = answerApi([...base, on(intakeFormCalls.update, updated)]);
  const { user } = open();
  const about = await section('About you');
  await edit(user, about);
  const update = about.getByRole('button', { name: 'Update' });
  act(() => {
    update.click();
    update.click();
  });
  expect(await about.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(requestsOf(calls, intakeFormCalls.update)).toHaveLength(1);
});

import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import type { ClientSummary } from '@clinic/contract/dashboards/doctor-client';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { valuesDay } from '@clinic/contract/care/client-measures/last-values';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { answerApi, Garbled, OFFLINE, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aForm, aMeasurement, clientId } from '@clinic/ui/test/records.ts';
import { today } from '@clinic/ui/clinic-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { medical, given, open, saved, sent, heading, sentFields } from '../../test/intake-form-screen.tsx';

const weekAgo = addDays(today(), -7);
const ofBody = aForm('BodyStatus', { weight: '84.5', caffeine: '2 cups' });
const givenBody = (day = weekAgo, summary: Partial<ClientSummary> = {}) =>
  answerApi([
    ...clientRecord({}, [ofBody], summary),
    on(intakeFormCalls.one, { form: ofBody }, { clientId, formType: 'BodyStatus' }),
    on(
      measurementCalls.ofClient,
      { measurements: [aMeasurement(day, 84.5)], baseline: [], unread: [] },
      { clientId },
    ),
    on(intakeFormCalls.update, saved(ofBody)),
  ]);
async function editBody(user: ReturnType<typeof open>['user'], field: string, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  const typed = screen.getByRole('textbox', { name: field });
  await user.clear(typed);
  await user.type(typed, text);
}
const QUESTION = `New measurement, or correction of ${formatDay(weekAgo)}?`;
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('a form that could not be loaded can be filled in, says so, and Reload keeps what was typed', async () => {
  let reachable = false;
  given(medical, [
    on(intakeFormCalls.one, () => (reachable ? { form: medical } : new Refused('NOT_FOUND')), {
      clientId,
      formType: 'MedicalHistory',
    }),
    on(intakeFormCalls.submit, new Refused('FORM_EXISTS')),
  ]);
  const { user } = open();
  expect(await screen.findByText('Could not load the saved form. Reload before you save.')).toBeVisible();
  expect(await heading('Medical History')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Peanuts');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Skin' })).toHaveValue('Dry'));
});

test('a form that could not be loaded and is saved all the same asks for the reload once, and only for that', async () => {
  let reachable = false;
  given(medical, [
    on(intakeFormCalls.one, () => (reachable ? { form: medical } : OFFLINE), {
      clientId,
      formType: 'MedicalHistory',
    }),
    on(intakeFormCalls.submit, OFFLINE),
  ]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Form' })).toBeEnabled());
  expect(screen.getByRole('alert')).toHaveTextContent('Reload before you save.');
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  expect(screen.queryByText(/Please try again/)).toBeNull();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Peanuts');
});

test('a report that will not be sent is said before and after the form is saved', async () => {
  const calls = given(null, [on(intakeFormCalls.submit, saved(medical))]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Skin' }), 'Dry');
  const input = screen.getByLabelText('Blood report');
  input.removeAttribute('accept');
  await user.upload(input, new File(['heic'], 'photo.heic'));
  expect(screen.getByRole('region', { name: 'Save' })).toHaveTextContent('photo.heic will not be sent.');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByText(/The form is saved without photo\.heic/)).toBeVisible();
  expect(screen.getByText('Medical History Found')).toBeVisible();
  expect(sent(calls, 'POST')).not.toHaveProperty('bloodReport');
});

test('a report that the clinic refuses does not hold back the next save', async () => {
  const calls = given(medical, [
    on(intakeFormCalls.update, ({ body }) =>
      body.has('bloodReport')
        ? new Refused('FILE_INVALID', { details: { bloodReport: ['No report.'] } })
        : saved(medical),
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.upload(screen.getByLabelText('Blood report'), new File(['text'], 'report.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(screen.getByRole('region', { name: 'Save' })).toHaveTextContent('report.pdf will not be sent.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/The form is saved without report\.pdf/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test.each([
  ['REPORTS_TODAY', 'report.pdf will not be sent. Ten blood reports a day can be uploaded.'],
  ['REPORTS_FULL', 'report.pdf will not be sent. The blood reports of this client have reached 100 MB.'],
] as const)(
  'a report beyond what a client may store (%s) is said beside the file',
  async (code, sentence) => {
    const calls = given(medical, [
      on(intakeFormCalls.update, ({ body }) =>
        body.has('bloodReport') ? new Refused(code) : saved(medical),
      ),
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
    await user.upload(screen.getByLabelText('Blood report'), new File(['%PDF-1.7'], 'report.pdf'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    expect(screen.getByLabelText('Blood report')).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/The form is saved without report\.pdf/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  },
);

test('a report that found no place in the queue stays chosen, and goes with the next save', async () => {
  let busy = true;
  const calls = given(medical, [
    on(intakeFormCalls.update, () => (busy ? new Refused('UPLOADS_BUSY') : saved(medical))),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.upload(screen.getByLabelText('Blood report'), new File(['%PDF-1.7'], 'report.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was saved: Many files are being uploaded',
  );
  expect(screen.getByLabelText('Blood report')).toHaveAccessibleDescription(
    'Many files are being uploaded just now. Please try again in a minute. report.pdf is sent when you save.',
  );
  busy = false;
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Medical History updated successfully!')).toBeVisible();
  expect(calls.filter(({ body }) => body instanceof FormData && body.has('bloodReport'))).toHaveLength(2);
});

test('another person saved first: the text stays, Reload brings their fields, and the next save works', async () => {
  const theirs = {
    ...medical,
    fields: { ...medical.fields, skin: 'Oily' },
    updatedAt: '2026-01-06T06:00:00.000Z',
  };
  let onFile = medical;
  given(medical, [
    on(intakeFormCalls.one, () => ({ form: onFile }), { clientId, formType: 'MedicalHistory' }),
    on(intakeFormCalls.update, ({ body }) =>
      body.get('updatedAt') === theirs.updatedAt
        ? saved({ ...theirs, fields: sentFields(body) })
        : new Refused('STALE_RECORD'),
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  onFile = theirs;
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Reload before you save.');
  expect(screen.queryByText(/Please try again/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Skin' })).toHaveValue('Oily'));
  expect(screen.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Medical History updated successfully!')).toBeVisible();
});

test.each([
  ['no answer', OFFLINE, 'Error saving form. Please try again.'],
  [
    'an answer without the form',
    new Garbled({ success: false, message: 'No' }),
    'Error submitting form. Please try again.',
  ],
])('%s keeps what was typed', async (_, answer, sentence) => {
  given(null, [on(intakeFormCalls.submit, answer)]);
  const { user } = open();
  const skin = await screen.findByRole('textbox', { name: 'Skin' });
  await user.type(skin, 'Dry');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(skin).toHaveValue('Dry');
});

test('a closed browser keeps what was typed until it is discarded', async () => {
  given(medical);
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  first.unmount();
  const { user } = open();
  expect(await screen.findByText(/Your unfinished form of .* is here again/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Peanuts');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(await screen.findByText('Medical History Found')).toBeVisible();
});

test('an edited form asks before it is left', async () => {
  given(medical);
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/doctor/medical-history/${clientId}`);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/doctor/health-habits/${clientId}`));
});

test('personal details begin with what the client registered with, and have texts of their own', async () => {
  given(null, [
    on(intakeFormCalls.one, { form: null }, { clientId, formType: 'PersonalDetails' }),
    on(intakeFormCalls.submit, new Refused('INVALID_INPUT')),
  ]);
  const { user } = open('personal-details');
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.in');
  expect(screen.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('9825012345');
  await user.type(screen.getByLabelText('Date of Birth'), '1990-05-05');
  expect(screen.getByRole('textbox', { name: 'Age' })).not.toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save form: Please check the highlighted fields.',
  );
  localStorage.removeItem('doctor');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByText('Doctor session not found. Please login again.')).toBeVisible();
});

test('the last form leads to the diet plan', async () => {
  given(null, [on(intakeFormCalls.one, { form: null }, { clientId, formType: 'DietaryRecall' })]);
  open('dietary-recall');
  expect(await screen.findByRole('link', { name: 'Set Diet Plan' })).toHaveAttribute(
    'href',
    `/doctor/diet-plan/${clientId}`,
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Waist (cm)' })).toBeVisible();
});

test('a text that is no number warns that charts leave it out, and is saved all the same', async () => {
  const calls = answerApi([
    ...clientRecord({ status: 'new' }, []),
    on(measurementCalls.ofClient, { measurements: [], baseline: [], unread: [] }, { clientId }),
    on(intakeFormCalls.one, { form: null }, { clientId, formType: 'BodyStatus' }),
    on(intakeFormCalls.submit, saved(ofBody)),
  ]);
  const { user } = open('current-body-status');
  const weight = await screen.findByRole('textbox', { name: 'Weight (kg) *' });
  await user.type(weight, 'eighty');
  expect(weight).toHaveAccessibleDescription('Not a number: will not be in the chart.');
  const fat = screen.getByRole('textbox', { name: 'Body Fat (%) *' });
  await user.type(fat, '34');
  expect(fat).not.toHaveAccessibleDescription();
  await user.type(fat, '0');
  expect(fat).toHaveAccessibleDescription('Not from 2 to 75 %: will not be in the chart.');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByText('Current Body Status submitted successfully!')).toBeVisible();
  expect(sentFields(calls.find(({ method }) => method === 'POST')?.body as FormData)).toMatchObject({
    weight: 'eighty',
    bodyFat: '340',
  });
});

test('a changed weight of another day is new or a correction, which only the doctor knows', async () => {
  const calls = givenBody();
  const { user } = open('current-body-status');
  await editBody(user, 'Weight (kg) *', '84.2');
  const question = await screen.findByRole('combobox', { name: QUESTION });
  await user.click(save());
  expect(screen.getByText('Please choose one.')).toBeVisible();
  expect(question).toHaveFocus();
  expect(sent(calls, 'PUT')).toBeUndefined();
  await user.selectOptions(question, `Correction of ${formatDay(weekAgo)}`);
  await user.click(save());
  expect(await screen.findByText('Current Body Status updated successfully!')).toBeVisible();
  expect(sent(calls, 'PUT')).toMatchObject({ corrects: 'true' });
});

test.each([
  ['another field', 'Caffeine', 'none', weekAgo],
  ['another way to write the same weight', 'Weight (kg) *', '84,5 kg', weekAgo],
  ['a weight of today', 'Weight (kg) *', '84.2', today()],
])('%s is changed without a question', async (_, field, text, day) => {
  const calls = givenBody(day);
  const { user } = open('current-body-status');
  await editBody(user, field, text);
  await waitFor(() => expect(requestsOf(calls, measurementCalls.ofClient)).not.toHaveLength(0));
  await user.click(save());
  expect(await screen.findByText('Current Body Status updated successfully!')).toBeVisible();
  expect(sent(calls, 'PUT')).not.toHaveProperty('corrects');
});

test('a weight that is typed once more and is as it was is sent as measured, and a field passed through is not', async () => {
  const calls = givenBody();
  const { user } = open('current-body-status');
  await editBody(user, 'Weight (kg) *', '84.5');
  await user.tab();
  expect(screen.queryByRole('combobox', { name: QUESTION })).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Current Body Status updated successfully!')).toBeVisible();
  expect(sent(calls, 'PUT')).toMatchObject({ readings: '["weight"]' });
  expect(sent(calls, 'PUT')).not.toHaveProperty('measuredOn');
});

test('a measurement may have the day of the last visit, and no day before it', async () => {
  const visit = addDays(today(), -3);
  const start = `${visit}T06:00:00.000Z`;
  const calls = givenBody(weekAgo, { lastVisit: { start, appointmentType: 'Online' } });
  const { user } = open('current-body-status');
  await editBody(user, 'Weight (kg) *', '84.2');
  await user.selectOptions(await screen.findByRole('combobox', { name: QUESTION }), 'New measurement');
  const day = screen.getByLabelText('Measured on');
  expect(day).toHaveValue(today());
  await waitFor(() => expect(day).toHaveAttribute('min', visit));
  fireEvent.change(day, { target: { value: addDays(visit, -1) } });
  await user.click(save());
  expect(screen.getByText('Please choose a day from the last visit to today.')).toBeVisible();
  expect(sent(calls, 'PUT')).toBeUndefined();
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: visit } });
  await user.click(save());
  expect(await screen.findByText('Current Body Status updated successfully!')).toBeVisible();
  expect(sent(calls, 'PUT')).toMatchObject({ measuredOn: visit, readings: '["weight"]' });
});

test('the chosen day of what was measured is in the draft, and a day that is not whole asks for one', async () => {
  const visit = addDays(today(), -3);
  const summary = { lastVisit: { start: `${visit}T06:00:00.000Z`, appointmentType: 'Online' as const } };
  givenBody(weekAgo, summary);
  const { user, unmount } = open('current-body-status');
  await editBody(user, 'Weight (kg) *', '84.2');
  fireEvent.change(screen.getByLabelText('Measured on'), { target: { value: visit } });
  unmount();
  givenBody(weekAgo, summary);
  open('current-body-status');
  const day = await screen.findByLabelText('Measured on');
  expect(day).toHaveValue(visit);
  fireEvent.change(day, { target: { value: '' } });
  expect(day).toHaveValue('');
  expect(screen.getByText('Please choose a day from the last visit to today.')).toBeVisible();
});

test('a computed BMI and BMR are offered by the weight of the form, and are no new measurement', async () => {
  const details = aForm('PersonalDetails', { age: '41', gender: 'Female' });
  const rows = [
    aMeasurement(weekAgo, 165, { kind: 'height', unit: 'cm', source: 'checkup' }),
    aMeasurement(weekAgo, 82, { source: 'checkup' }),
  ];
  const calls = answerApi([
    ...clientRecord({}, []),
    on(intakeFormCalls.one, { form: null }, { clientId, formType: 'BodyStatus' }),
    on(intakeFormCalls.one, { form: details }, { clientId, formType: 'PersonalDetails' }),
    on(measurementCalls.ofClient, { measurements: rows, baseline: [], unread: [] }, { clientId }),
    on(intakeFormCalls.submit, saved(ofBody)),
  ]);
  const { user } = open('current-body-status');
  const day = valuesDay(weekAgo, today());
  expect(
    await screen.findByRole('button', { name: `Take 30.1 by height and the weight of ${day} for BMI` }),
  ).toBeVisible();
  const weight = screen.getByRole('textbox', { name: 'Weight (kg) *' });
  await user.type(weight, 'eighty');
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await user.clear(weight);
  await user.type(weight, '80');
  await user.click(screen.getByRole('button', { name: 'Take 1,465 by Mifflin–St Jeor for BMR (kcal)' }));
  await user.click(screen.getByRole('button', { name: 'Take 29.4 by weight and height for BMI' }));
  const bmi = screen.getByRole('textbox', { name: 'BMI *' });
  expect(bmi).toHaveFocus();
  expect(bmi).toHaveAccessibleDescription('Computed by weight and height.');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByText('Current Body Status submitted successfully!')).toBeVisible();
  expect(sentFields(calls.find(({ method }) => method === 'POST')?.body as FormData)).toMatchObject({
    weight: '80',
    bmi: '29.4',
    bmr: '1465',
  });
  expect(sent(calls, 'POST')).toMatchObject({ readings: '["weight"]' });
});

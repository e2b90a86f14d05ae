import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { draftOf } from '@clinic/ui/drafts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '../../test/render.tsx';
import { medical, given, open, saved, sent, heading, sentFields } from '../../test/intake-form-screen.tsx';

test('a saved form is read only, with the client’s name, until Edit Form', async () => {
  given(medical);
  const { user } = open();
  expect(await screen.findByText('Medical History Found')).toBeVisible();
  expect(screen.getByText(`Client ID: ${clientId} · Status: Active`)).toBeVisible();
  expect(screen.getByText('Diabetes')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Form' }));
  expect(await heading('Editing Medical History')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Skin' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await heading('Medical History')).toBeVisible();
  expect(screen.getByText('Dry')).toBeVisible();
});

test('changes are sent with the version that they were made on, and the form is to read again', async () => {
  const calls = given(medical, [
    on(intakeFormCalls.update, ({ body }) => saved({ ...medical, fields: sentFields(body) })),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Medical History updated successfully!')).toBeVisible();
  expect(sent(calls, 'PUT')).toMatchObject({
    formId: medical._id,
    client: clientId,
    updatedBy: account.id,
    updatedByType: 'Doctor',
    updatedAt: medical.updatedAt,
  });
  // The doctor's summary above the form may quote the saved fields, so it is read again.
  await waitFor(() => expect(requestsOf(calls, doctorWorklistCalls.summary)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Edit Form' })).toHaveFocus();
  expect(draftOf('doctor', account.id, `form:${clientId}:MedicalHistory`).read()).toBeNull();
});

test('a form without a record is a new one and is submitted as the doctor', async () => {
  const calls = given(null, [on(intakeFormCalls.submit, saved(medical))]);
  const { user } = open();
  expect(await heading('Medical History (New Form)')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the client' }));
  expect(await pages.findByRole('link', { name: 'Medical History (New)' })).toHaveAttribute('aria-current');
  await user.type(screen.getByRole('textbox', { name: 'Skin' }), 'Dry');
  await user.click(screen.getByRole('button', { name: 'Submit Form' }));
  expect(await screen.findByText('Medical History submitted successfully!')).toBeVisible();
  expect(sent(calls, 'POST')).toMatchObject({
    client: clientId,
    createdBy: account.id,
    createdByType: 'Doctor',
    formType: 'MedicalHistory',
  });
  await waitFor(() => expect(requestsOf(calls, doctorWorklistCalls.summary)).toHaveLength(2));
});

test('Ctrl+S saves from anywhere on the page', async () => {
  const calls = given(medical, [on(intakeFormCalls.update, saved(medical))]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'x');
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Medical History updated successfully!')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('Enter goes from field to field; Ctrl+Enter saves', async () => {
  const calls = given(medical, [on(intakeFormCalls.update, saved(medical))]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  const [first, second] = screen.getAllByRole('textbox');
  await user.type(first as HTMLElement, 'x{Enter}');
  expect(second).toHaveFocus();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expect(await screen.findByText('Medical History updated successfully!')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

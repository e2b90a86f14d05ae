import { clientCalls } from '@clinic/contract/clients/client-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { on, type Reply, type Sent } from '@clinic/ui/test/api.ts';
import { aForm, aSelf } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { account, renderAt } from './render.tsx';

const { id } = account;
export const saved = aForm(
  'PersonalDetails',
  { name: 'Meera Joshi', occupation: 'Teacher', address: 'Paldi' },
  { _id: 'f1', client: id, updatedAt: '2026-01-05T08:00:00.000Z' },
);
const me = { client: aSelf({ id, name: 'Meera Joshi', email: 'meera@example.in' }) };
const savedAs = (message: string) => ({ success: true as const, message, data: saved });
export const updated = savedAs('Form updated successfully!');
export const submitted = savedAs('Form submitted successfully!');
export const details = (reply: Reply<typeof intakeFormCalls.one>) =>
  on(intakeFormCalls.one, reply, { clientId: id, formType: 'PersonalDetails' });
const recall = (reply: Reply<typeof intakeFormCalls.one>) =>
  on(intakeFormCalls.one, reply, { clientId: id, formType: 'DietaryRecall' });
export const base = [on(clientCalls.me, me), details({ form: saved }), recall({ form: null })];
export const open = (path = '/client/personal-details') => renderAt(path, { as: { area: 'client' } });
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
export async function edit(user: UserEvent, form: Awaited<ReturnType<typeof section>>): Promise<void> {
  await user.click(await form.findByRole('button', { name: 'Edit' }));
  await form.findByRole('button', { name: 'Cancel' });
}
export const bodyOf = (call: Sent | undefined): FormData => call?.body as FormData;
export const fieldsOf = (call: Sent | undefined) =>
  JSON.parse(bodyOf(call).get('fields') as string) as Record<string, string>;

/** Opens a step of the details that are being filled in. */
export const openStep = (
  user: UserEvent,
  form: Awaited<ReturnType<typeof section>>,
  name: 'Report' | 'Who you are' | 'Your days',
): Promise<void> => user.click(form.getByRole('button', { name: new RegExp(`^\\d ${name}$`) }));

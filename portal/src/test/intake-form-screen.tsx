import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { FormFields } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { answerApi, on, type Sent, type Stub } from '@clinic/ui/test/api.ts';
import { aForm, clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const medical = aForm('MedicalHistory', { kco: 'Diabetes', skin: 'Dry' });
export const given = (saved: IntakeForm | null, answers: Stub[] = []) =>
  answerApi([
    ...clientRecord({ status: 'new' }, saved ? [saved] : []),
    on(intakeFormCalls.one, { form: saved }, { clientId, formType: 'MedicalHistory' }),
    ...answers,
  ]);
export const open = (page = 'medical-history') =>
  renderAt(`/doctor/${page}/${clientId}`, { as: { area: 'doctor' } });
export const saved = (data: IntakeForm) => ({ success: true as const, message: 'Saved', data });
export function sent(calls: Sent[], method: string) {
  const body = calls.find((call) => call.method === method)?.body as FormData | undefined;
  return body && Object.fromEntries(body);
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const sentFields = (body: FormData) =>
  JSON.parse(body.get('fields') as string) as FormFields['MedicalHistory'];

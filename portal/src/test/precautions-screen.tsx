import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { KnownFact, Precautions } from '@clinic/contract/care/precautions/precautions';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { aConsultation } from './a-consultation.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const FIELD = 'MedicalHistory.allergies';
export const fact = (label: string, text: string, more: Partial<KnownFact> = {}): KnownFact => ({
  sort: 'allergy',
  code: label.toLowerCase(),
  label,
  field: FIELD,
  text,
  unsure: false,
  state: 'open',
  ...more,
});
export const nothing: Precautions = {
  facts: [],
  notChecked: [],
  denied: [],
  answers: [],
  added: [],
  target: null,
  version: 0,
  savedAt: null,
  savedBy: null,
};
export const known: Precautions = {
  ...nothing,
  facts: [
    fact('Peanut', 'peanuts', { state: 'stands' }),
    fact('Vegetarian', 'Veg', { sort: 'diet', field: 'DietaryRecall.vegEggNonVeg' }),
  ],
  notChecked: [{ field: FIELD, text: 'sing', means: null, likely: [{ sort: 'allergy', code: 'peanut' }] }],
  answers: [{ sort: 'allergy', code: 'peanut', field: FIELD, text: 'peanuts', stands: true }],
  version: 1,
};
const cover = { doctorName: 'Asha Rao', visits: [], until: '2999-01-01T00:00:00.000Z' };
export function open(
  answer: Precautions | (() => Precautions | Refused),
  stubs: Stub[] = [],
  covers = false,
) {
  const calls = answerApi([
    on(precautionCalls.ofClient, answer, { clientId }),
    on(consultationCalls.ofClient, aConsultation(), { clientId }),
    ...stubs,
    ...clientRecord({}, [], covers ? { cover } : {}).filter(({ path }) => !path.includes('precautions')),
  ]);
  return { calls, ...renderAt(`/doctor/consultation/${clientId}`, { as: { area: 'doctor' } }) };
}
export const line = async () => within(await screen.findByRole('region', { name: 'Precautions' }));
export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'What is known of Asha Patel' }));
export const bodies = (calls: ReturnType<typeof open>['calls']) =>
  requestsOf(calls, precautionCalls.save).map(({ body }) => body);

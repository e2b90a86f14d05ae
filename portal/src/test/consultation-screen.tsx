import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import { answerApi, on, requestsOf, type Sent, type Stub } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { aConsultation } from './a-consultation.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

const MINUTE_MS = 60_000;
export const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
export const visit = {
  id: 'a'.repeat(24),
  start: fromNow(-5),
  end: fromNow(25),
  outcome: 'arrived' as const,
  appointmentType: 'Cash' as const,
};
export const fields = { bloodPressure: '', nfd: '', motion: '', energy: '', other: '' };
export const checkup = (more: Partial<Checkup> = {}): Checkup => ({
  _id: 'c'.repeat(24),
  id: 'c'.repeat(24),
  clientId,
  createdAt: fromNow(-1),
  updatedAt: fromNow(-1),
  fields,
  measures: [],
  reportDay: null,
  cover: null,
  ...more,
});
export const nothing = aConsultation({ visit });
type Known = Partial<Consultation> | ((sent: Pick<Sent, 'query'>) => Consultation);
export function open(known: Known = {}, ...stubs: Stub[]) {
  const answer = typeof known === 'function' ? known : { ...nothing, ...known };
  const calls = answerApi([
    ...clientRecord(),
    on(consultationCalls.ofClient, answer, { clientId }),
    ...stubs,
  ]);
  return { calls, ...renderAt(`/doctor/consultation/${clientId}`, { as: { area: 'doctor' } }) };
}
export const bodies = (calls: ReturnType<typeof open>['calls']) =>
  requestsOf(calls, consultationCalls.save).map(({ body }) => body);

import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import type { ClientSummary } from '@clinic/contract/dashboards/doctor-client';
import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export function checkup(day: number, bloodPressure: string): Checkup {
  const at = `2026-01-0${day}T10:00:00.000Z`;
  const id = String(day).repeat(24);
  const fields = { bloodPressure, nfd: '', motion: '', energy: '', other: '' };
  return {
    _id: id,
    id,
    clientId,
    createdAt: at,
    updatedAt: at,
    fields,
    measures: [],
    reportDay: null,
    cover: null,
  };
}
export function open(answers: Stub[] = [], summary: Partial<ClientSummary> = {}) {
  const calls = answerApi([
    ...clientRecord({}, [], summary),
    on(
      checkupCalls.ofClient,
      {
        checkups: [checkup(6, '130/85'), checkup(5, '140/90')],
      },
      { clientId },
    ),
    ...answers,
  ]);
  return { calls, ...renderAt(`/doctor/checkup/${clientId}`, { as: { area: 'doctor' } }) };
}

import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import type { DoctorsMeasurements } from '@clinic/contract/care/measurements/measurements';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type { Program } from '@clinic/contract/care/programs/programs';
import { answerApi, on, type Reply, type Stub } from '@clinic/ui/test/api.ts';
import { aForm, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const version = (at: string, fields: Partial<BodyStatusFields>) =>
  aVersion(aForm('BodyStatus', fields), at);
export const given = (
  history: Reply<typeof intakeFormCalls.history>,
  programs: Program[] = [],
  measured: Partial<DoctorsMeasurements> = {},
  more: Stub[] = [],
) =>
  answerApi([
    ...clientRecord(),
    on(intakeFormCalls.history, history, { clientId }),
    on(programCalls.history, { programs }, { clientId }),
    on(measurementCalls.ofClient, { measurements: [], baseline: [], unread: [], ...measured }, { clientId }),
    ...more,
  ]);
export const none = { goal: null, earlier: [], expecting: false, version: 0, savedAt: null, savedBy: null };
export const open = () => renderAt(`/doctor/body-status/${clientId}`, { as: { area: 'doctor' } });

import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { aForm, anAppointment, aProgram, aVersion, clientId, fieldsOfForm } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const program = aProgram();
const appointment = anAppointment({
  date: '2126-03-01',
  start: '2126-03-01T04:30:00.000Z',
  end: '2126-03-01T05:00:00.000Z',
});
export const given = (answers: Stub[] = []) =>
  answerApi([
    on(programCalls.running, { program }, { clientId }),
    ...clientRecord({ program }),
    on(
      intakeFormCalls.history,
      {
        versions: [
          aVersion(aForm('BodyStatus', { weight: '79 kg' }), '2026-02-07T06:00:00.000Z'),
          aVersion(aForm('BodyStatus', { weight: '82 kg' }), '2026-01-07T06:00:00.000Z'),
        ],
      },
      { clientId },
    ),
    on(programCalls.history, { programs: [program] }, { clientId }),
    on(appointmentCalls.ofClient, { appointments: [appointment] }, { clientId }),
    ...answers,
  ]);
export const bodyStatus = (weight: string) => fieldsOfForm('BodyStatus', { weight });
export const open = () => renderAt(`/doctor/end-program/${clientId}`, { as: { area: 'doctor' } });
export const ended = {
  ...program,
  endedAt: '2026-03-01T10:00:00.000Z',
  reason: 'stopped' as const,
  pre: bodyStatus('82 kg'),
  post: bodyStatus('56.1'),
  measures: [{ kind: 'waist' as const, value: 88, diastolic: null }],
  corrections: [],
  correctableUntil: '2126-03-02T10:00:00.000Z',
};

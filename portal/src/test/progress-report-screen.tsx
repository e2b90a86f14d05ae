import { addDays } from '@clinic/contract/clinic-calendar';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import type { Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { JournalDay } from '@clinic/contract/care/journal/journal';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type { Program } from '@clinic/contract/care/programs/programs';
import { answerApi, on, type Sent, type Stub } from '@clinic/ui/test/api.ts';
import { aMeasurement, aProgram, clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const ended = aProgram({
  _id: 'ended',
  name: 'First try',
  startDate: '2026-01-05',
  endedAt: '2026-02-10T06:00:00.000Z',
  notes: 'Well done.',
});
const noGoal = { expecting: false, version: 1, savedAt: null, savedBy: null };
const toLose = (value: number): Goal => ({
  direction: 'lose',
  kind: 'weight',
  value,
  by: '2026-02-10',
  reason: '',
});
const aDay = (day: string): JournalDay => ({
  day,
  meals: [{ key: 'meal:Lunch:1', mealType: 'Lunch', mealTime: '13:00', choices: [] }],
  doses: [],
  answers: { 'meal:Lunch:1': 'had' },
  water: [],
});
/** Requests of the screen since it was opened. */
export let answered: Sent[] = [];
export function open(programs: Program[], query = '', more: Stub[] = []) {
  answered = answerApi([
    ...clientRecord(),
    on(intakeFormCalls.history, { versions: [] }, { clientId }),
    on(
      progressCalls.goal,
      { ...noGoal, goal: toLose(70), earlier: [{ ...toLose(80), program: 'ended' }] },
      { clientId },
    ),
    on(programCalls.history, () => ({ programs }), { clientId }),
    on(
      measurementCalls.ofClient,
      {
        measurements: [
          aMeasurement('2026-01-05', 84),
          aMeasurement('2026-02-09', 80.8),
          aMeasurement('2026-03-09', 79),
          aMeasurement('2026-01-05', 95, { kind: 'waist', unit: 'cm' }),
          aMeasurement('2026-02-09', 91, { kind: 'waist', unit: 'cm' }),
        ],
        baseline: [],
        unread: [],
      },
      { clientId },
    ),
    on(
      journalCalls.ofClient,
      { days: [0, 1, 2, 3].map((after) => aDay(addDays('2026-01-06', after))) },
      { clientId, query: { from: '2026-01-05', to: '2026-02-10' } },
    ),
    ...more,
  ]);
  return renderAt(`/doctor/progress-report/${clientId}${query}`, { as: { area: 'doctor' } });
}

import { addDays } from '@clinic/contract/clinic-calendar';
import { progressCalls } from '@clinic/contract/care/progress-calls';
import type { Goal } from '@clinic/contract/care/progress-goal';
import { intakeFormCalls } from '@clinic/contract/care/intake-form-calls';
import type { JournalDay } from '@clinic/contract/care/journal';
import { journalCalls } from '@clinic/contract/care/journal-calls';
import { measurementCalls } from '@clinic/contract/care/measurement-calls';
import { programCalls } from '@clinic/contract/care/program-calls';
import type { Program } from '@clinic/contract/care/programs';
import { answerApi, on, Refused, type Sent, type Stub } from '@clinic/ui/test/api.ts';
import { aMeasurement, aProgram, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const ended = aProgram({
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

/** What the screen asked for since it was opened. */
let answered: Sent[] = [];

function open(programs: Program[], query = '', more: Stub[] = []) {
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

test('a program that has ended is one page, from its start to its last day, with what the doctor wrote', async () => {
  const { user } = open([aProgram({ startDate: '2026-03-01' }), ended], '?program=ended');
  const sheet = within(await screen.findByRole('article', { name: 'Report' }));
  expect(sheet.getByText('First try, 05 Jan 2026 to 10 Feb 2026')).toBeVisible();
  expect(sheet.getByRole('row', { name: /^Weight \(kg\)/ })).toHaveTextContent('−3.2 kg, lost (−3.8 %)');
  expect(sheet.getByRole('row', { name: /^Waist \(cm\)/ })).toHaveTextContent('−4 cm, less');
  expect(await sheet.findByText('Lose to 80 kg by 10 Feb 2026')).toBeVisible();
  expect(await sheet.findByText('100 % of what was answered on 4 days')).toBeVisible();
  await user.type(screen.getByLabelText('Your words'), ' See you in spring.');
  expect(sheet.getByText('Well done. See you in spring.')).toBeVisible();
});

test('the doctor’s words are here again when the report is opened anew', async () => {
  const first = open([ended], '?program=ended');
  await first.user.type(await screen.findByLabelText('Your words'), ' See you in spring.');
  first.unmount();
  open([ended], '?program=ended');
  expect(await screen.findByLabelText('Your words')).toHaveValue('Well done. See you in spring.');
});

test('the doctor’s words are saved with the program, in the state in which it was read', async () => {
  const programs = [ended];
  const { user } = open(programs, '?program=ended', [
    on(
      programCalls.saveReportWords,
      ({ body: { words: reportWords } }) => {
        programs[0] = { ...ended, reportWords, updatedAt: '2026-02-11T06:00:00.000Z' };
        return { message: 'Your words are saved.', program: programs[0] };
      },
      { clientId },
    ),
  ]);
  const words = await screen.findByLabelText('Your words');
  expect(screen.getByRole('button', { name: 'Save words' })).toBeDisabled();
  await user.type(words, ' See you in spring.');
  const reportWords = 'Well done. See you in spring.';
  await user.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText('Your words are saved.')).toBeVisible();
  expect(answered.find(({ method }) => method === 'PUT')?.body).toEqual({
    program: 'ended',
    words: reportWords,
    updatedAt: ended.updatedAt,
  });
  expect(words).toHaveValue(reportWords);
  expect(screen.getByRole('button', { name: 'Save words' })).toBeDisabled();
});

test('words that another window saved meanwhile are not written over', async () => {
  const { user } = open([ended], '?program=ended', [
    on(programCalls.saveReportWords, new Refused('STALE_RECORD'), { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Your words'), ' See you in spring.');
  await user.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
  expect(screen.getByLabelText('Your words')).toHaveValue('Well done. See you in spring.');
});

test('a client without a program has no report', async () => {
  open([]);
  expect(await screen.findByText('This client has had no program yet.')).toBeVisible();
});

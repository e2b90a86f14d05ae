import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import type { OwnGoal } from '@clinic/contract/care/client-progress/progress-goal';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import type { ClientMeasurements } from '@clinic/contract/care/measurements/measurements';
import { weightLine, type WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, cutOff, on, Refused, type Reply } from '@clinic/ui/test/api.ts';
import { aClient, aMeasurement, aProgram } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const start = addDays(today(), -20);
const { _id, name, duration, durationInDays } = aProgram();
const running = { _id, name, duration, durationInDays, startDate: start };
const weights = [
  aMeasurement(start, 84),
  aMeasurement(addDays(start, 5), 83),
  aMeasurement(addDays(start, 12), 82),
  aMeasurement(addDays(start, 12), 165, { kind: 'height', unit: 'cm' }),
];
const baseline = [{ row: 'r', kind: 'weight' as const, day: start, value: 84, diastolic: null }];

function open(
  measured: Partial<ClientMeasurements>,
  goal: Reply<typeof progressCalls.ownGoal> = { goal: null },
  program: typeof running | null = running,
  line: WeightLine | null = null,
) {
  answerApi([
    on(clientCalls.me, {
      client: { ...aClient(), program, doctorName: 'Dr Asha Mehta', doctorEmail: '', recordsClosed: null },
    } as never),
    on(measurementCalls.ofClient, { measurements: [], baseline: [], ...measured }, { clientId: account.id }),
    on(progressCalls.ownGoal, goal),
    on(progressCalls.ownLine, { line }),
  ]);
  return renderAt('/client/progress', { as: { area: 'client' } });
}

test('the own progress is told from the start to the goal, week by week, in kind words', async () => {
  const by = addDays(today(), 40);
  const goal: OwnGoal = { direction: 'lose', kind: 'weight', value: 78, by };
  open({ measurements: weights, baseline }, { goal });
  const part = within(await screen.findByRole('region', { name: 'Weight' }));
  expect(part.getByText('82 kg')).toBeVisible();
  expect(
    await part.findByText(`2 kg less than at the start, 4 kg to lose by ${formatDay(by)}.`),
  ).toBeVisible();
  expect(await part.findByText(`Lose to 78 kg by ${formatDay(by)}`)).toBeVisible();
  const rows = part.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Week 2.*82−1 kg, lost$/),
    expect.stringMatching(/^Week 1.*83−1 kg, lost$/),
  ]);
  expect(screen.queryByText(/BMI/)).toBeNull();
});

test('a weight is entered from here, and without a goal or a value the page says so kindly', async () => {
  open({}, new Refused('SERVER_ERROR'));
  expect(await screen.findByText(/^Nothing is measured yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter your weight' })).toBeVisible();
});

test('before the first program the page says when it begins', async () => {
  open({ measurements: weights }, { goal: null }, null);
  expect(await screen.findByText('Your progress is shown here when your program runs.')).toBeVisible();
});

test('data that were read before are there without network', async () => {
  const { unmount } = open({ measurements: weights, baseline });
  await screen.findByText('82 kg');
  unmount();
  cutOff();
  renderAt('/client/progress', { as: { area: 'client' } });
  expect(await screen.findByText('82 kg')).toBeVisible();
});

test.each([
  ['in time', 90, /^You are on your way: 3 kg less .* a week\) you reach 78 kg between .*, in time for /],
  [
    'too late',
    7,
    /^3 kg less than at the start, 3 kg to lose: at this pace .*, later than .*; your doctor looks/,
  ],
])('one sentence says between which days the goal is reached, and that it is %s', async (_, ahead, told) => {
  const rows = [20, 13, 6, 0].map((ago, place) => aMeasurement(addDays(today(), -ago), 84 - place));
  const line = weightLine(rows, today()) ?? null;
  const goal: OwnGoal = { direction: 'lose', kind: 'weight', value: 78, by: addDays(today(), ahead) };
  open({ measurements: rows, baseline }, { goal }, running, line);
  const part = within(await screen.findByRole('region', { name: 'Weight' }));
  expect(await part.findByText(told)).toBeVisible();
  expect(part.getAllByText(/a week/)).toHaveLength(1);
});

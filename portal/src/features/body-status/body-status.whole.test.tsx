import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { valuesDay } from '@clinic/contract/care/client-measures/last-values';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { today } from '@clinic/ui/clinic-page';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aForm, aMeasurement, aProgram, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { version, given, none, open } from '../../test/body-status-screen.tsx';

const ofDay = (day: string, weight: number, bodyFat: number) => [
  aMeasurement(day, weight),
  aMeasurement(day, bodyFat, { kind: 'bodyFat', unit: '%' }),
];

test('Pre is the start of the running program, also after the form was saved again, and the chart shows it', async () => {
  given(
    {
      versions: [
        version('2026-02-05T06:00:00.000Z', { weight: '82.1' }),
        version('2026-01-05T06:00:00.000Z', { weight: '84.5' }),
      ],
    },
    [aProgram()],
    {
      measurements: [aMeasurement('2026-01-05', 84.5), aMeasurement('2026-02-05', 82.1)],
      baseline: [{ row: 'r', kind: 'weight', day: '2026-01-05', value: 84.5, diastolic: null }],
    },
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Weight (kg), Post' }), '79.3');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 84\.5 .*-5\.20/ })).toBeVisible();
  expect(screen.getByText('Pre is the body status at the start of Detox on 05 Jan 2026.')).toBeVisible();
  expect(screen.getByText(/At the start of Detox:/)).toHaveTextContent('At the start of Detox: 84.5');
});

test('where the program has a baseline that is Pre, and what could not be read stands beside the chart', async () => {
  const measurements = [
    aMeasurement('2026-01-03', 85),
    aMeasurement('2026-02-05', 82.1),
    aMeasurement('2026-02-05', 124, { kind: 'bloodPressure', diastolic: 82, source: 'checkup' }),
  ];
  given({ versions: [version('2026-01-05T06:00:00.000Z', { weight: '84.5', bmi: '31' })] }, [aProgram()], {
    measurements,
    baseline: [{ row: 'r', kind: 'weight', day: '2026-01-03', value: 85, diastolic: null }],
    unread: [{ kind: 'bodyFat', label: 'Body fat', text: 'about 30', at: '2026-02-05T06:00:00.000Z' }],
  });
  const { user } = open();
  expect(await screen.findByRole('row', { name: /^Weight \(kg\) 85/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^BMI as entered 31/ })).toBeVisible();
  expect(screen.getByText('Measured for it: Weight on 03 Jan 2026.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Weight (kg) by day' })).toHaveTextContent('03 Jan 202685');
  expect(screen.getByText(/^Body fat: “about 30”, saved 05 Feb 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Blood pressure (mmHg)' }));
  expect(screen.getByRole('table', { name: 'Blood pressure (mmHg) by day' })).toHaveTextContent('124/82');
  expect(screen.getByRole('table', { name: 'Weight (kg) by day' })).toBeVisible();
});

test('a laboratory’s values stand beside the range that was typed from their report', async () => {
  const found = (day: string, value: number, range?: string) =>
    aMeasurement(day, value, { kind: 'ldl', source: 'checkup', ...(range && { range }) });
  given({ versions: [] }, [aProgram()], {
    measurements: [
      found('2026-01-03', 138, '< 100'),
      found('2026-01-20', 120),
      found('2026-02-05', 96, '< 100'),
    ],
  });
  open();
  const table = within(await screen.findByRole('table', { name: 'LDL (mg/dL) by day' }));
  expect(table.getByRole('row', { name: /138 .*< 100, above$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /120 –$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /96 .*< 100, within$/ })).toBeVisible();
});

test('chosen measures stand below each other, of one program if that is chosen, with its plans and visits', async () => {
  const ended = aProgram({
    _id: 'ended',
    name: 'First try',
    endedAt: '2026-01-04T06:00:00.000Z',
    startDate: '2025-12-01',
  });
  given(
    { versions: [] },
    [aProgram(), ended],
    {
      measurements: [
        aMeasurement('2025-12-01', 88),
        aMeasurement('2025-12-20', 86),
        aMeasurement('2026-02-05', 82.1),
        aMeasurement('2026-02-05', 95, { kind: 'waist', unit: 'cm' }),
      ],
    },
    [
      on(
        doctorWorklistCalls.timeline,
        {
          entries: [
            { at: '2026-02-01T06:00:00.000Z', kind: 'plan', plan: 'diet', by: 'Dr Asha Mehta' },
            { at: '2025-12-02T06:00:00.000Z', kind: 'checkup', by: 'Dr Asha Mehta' },
            { at: '2025-12-01T06:00:00.000Z', kind: 'plan', plan: 'herbs', by: 'Dr Asha Mehta' },
          ],
        },
        { clientId },
      ),
    ],
  );
  const { user } = open();
  const part = within(await screen.findByRole('region', { name: 'Over time' }));
  await user.click(part.getByRole('button', { name: 'Waist (cm)' }));
  expect(part.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Weight (kg) by day',
    'Waist (cm) by day',
  ]);
  await user.click(await part.findByText('Plans and visits on the time line (2)'));
  expect(part.getByText('01 Feb 2026: Diet plan published by Dr Asha Mehta')).toBeVisible();
  await user.selectOptions(part.getByLabelText('Time'), 'First try, from 01 Dec 2025');
  expect(part.getByRole('row', { name: /20 Dec 2025/ })).toHaveTextContent(
    '−2, less than at the start (−2.3 %)',
  );
  expect(part.queryByRole('row', { name: /05 Feb 2026/ })).toBeNull();
  expect(part.getByText('Plans and visits on the time line (1)')).toBeVisible();
});

test('the goal stands beside the chart, is changed in place, and a low one asks for a reason', async () => {
  const measurements = [
    aMeasurement('2026-01-05', 165, { kind: 'height', unit: 'cm' }),
    aMeasurement('2026-01-05', 84.5),
    aMeasurement('2026-02-05', 82.1),
  ];
  const by = addDays(today(), 60);
  const goal = { direction: 'lose' as const, kind: 'weight' as const, value: 72, by, reason: '' };
  const details = aVersion(
    aForm('PersonalDetails', { age: '41', gender: 'Female' }),
    '2026-01-04T06:00:00.000Z',
  );
  given(
    { versions: [version('2026-01-05T06:00:00.000Z', { weight: '84.5' }), details] },
    [aProgram()],
    {
      measurements,
      baseline: [{ row: 'r', kind: 'weight', day: '2026-01-05', value: 84.5, diastolic: null }],
    },
    [
      on(progressCalls.goal, { ...none, goal, version: 3 }, { clientId }),
      on(progressCalls.saveGoal, ({ body }) => ({ ...none, goal: body.goal ?? null, version: 4 }), {
        clientId,
      }),
    ],
  );
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'Goal' }));
  expect(await panel.findByText(`Lose to 72 kg by ${formatDay(by)}`)).toBeVisible();
  expect(panel.getByText('10.1 kg to lose, measured on 05 Feb 2026')).toBeVisible();
  // A figure computed from an old measure shows its day too.
  expect(panel.getByText('30.2 on 05 Feb 2026, from action point 27.5')).toBeVisible();
  expect(panel.getByText(/1,486 kcal a day/)).toBeVisible();
  expect(panel.getByText(/^2,080 kcal, sedentary; 2,303 kcal, light activity/)).toBeVisible();
  expect(screen.getByText(/Goal, the dotted line:/)).toHaveTextContent(`Lose to 72 kg by ${formatDay(by)}`);
  expect(screen.getByRole('row', { name: /05 Feb 2026/ })).toHaveTextContent(
    '−2.4, less than at the start (−2.8 %)',
  );
  await user.click(panel.getByRole('button', { name: 'Change goal' }));
  const value = await panel.findByRole('textbox', { name: 'Value' });
  await user.clear(value);
  await user.type(value, '50');
  await user.click(panel.getByRole('button', { name: 'Save goal' }));
  expect(panel.getByText('That is a BMI of 18.4. No goal is below 18.5.')).toBeVisible();
  await user.clear(value);
  await user.type(value, '60');
  await user.click(panel.getByRole('button', { name: 'Save goal' }));
  expect(panel.getByText('That is a BMI of 22, below 23. Please say why.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'Was so for years.');
  await user.click(panel.getByRole('button', { name: 'Save goal' }));
  expect(await panel.findByText(`Lose to 60 kg by ${formatDay(by)}`)).toBeVisible();
  expect(panel.getByText('Reason: Was so for years.')).toBeVisible();
});

test('nothing is said of the class of a client who expects a child, and that is kept with the goal', async () => {
  const measurements = [
    aMeasurement('2026-01-05', 165, { kind: 'height', unit: 'cm' }),
    aMeasurement('2026-02-05', 82.1),
  ];
  const calls = given({ versions: [] }, [aProgram()], { measurements }, [
    on(progressCalls.saveGoal, ({ body }) => ({ ...none, expecting: body.expecting, version: 1 }), {
      clientId,
    }),
  ]);
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'Goal' }));
  await user.click(await panel.findByRole('button', { name: 'Set a goal' }));
  await user.click(await panel.findByRole('checkbox', { name: /^Pregnant or breastfeeding/ }));
  await user.click(panel.getByRole('button', { name: 'Save goal' }));
  expect(await panel.findByText('Pregnant or breastfeeding')).toBeVisible();
  expect(panel.getByText('30.2 on 05 Feb 2026')).toBeVisible();
  expect(requestsOf(calls, progressCalls.saveGoal)[0]?.body).toEqual({
    goal: null,
    expecting: true,
    version: 0,
  });
});

test('alerts are shown until they are seen, and the one that was seen says when', async () => {
  const alert = {
    name: 'flat' as const,
    level: 1,
    urgent: false,
    day: '2026-02-05',
    words: 'Weight within 0.5 % for 23 days',
    seenAt: null,
  };
  const calls = given({ versions: [] }, [], {}, [
    on(progressCalls.signals, { signals: [alert] }, { clientId }),
    on(progressCalls.seen, { signals: [{ ...alert, seenAt: '2026-02-06T06:00:00.000Z' }] }, { clientId }),
  ]);
  const { user } = open();
  const part = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await user.click(part.getByRole('button', { name: 'Seen: Weight within 0.5 % for 23 days' }));
  expect(await part.findByText('Seen on 06 Feb 2026')).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
  expect(requestsOf(calls, progressCalls.seen)[0]?.body).toEqual({ signals: [{ name: 'flat', level: 1 }] });
});

test('of a client who came back and was not weighed since, nothing is compared with the program before', async () => {
  given(
    { versions: [version('2026-01-05T06:00:00.000Z', { weight: '84.5' })] },
    [
      aProgram({ startDate: '2026-05-04', createdAt: '2026-05-04T05:00:00.000Z' }),
      aProgram({ _id: 'ended', endedAt: '2026-03-01T06:00:00.000Z' }),
    ],
    { measurements: [aMeasurement('2026-01-05', 84.5), aMeasurement('2026-03-01', 77.5, { source: 'end' })] },
  );
  open();
  const days = within(await screen.findByRole('table', { name: 'Weight (kg) by day' }));
  expect(days.queryByText(/start/)).toBeNull();
  expect(screen.queryByText(/^At the start of/)).toBeNull();
  expect(screen.queryByRole('row', { name: /^Weight \(kg\) 84\.5/ })).toBeNull();
});

test('a weighing counts no more, with a reason, and counts again', async () => {
  const other = aMeasurement('2026-02-05', 70, { notCounted: { reason: 'Other scales' } });
  const left = aMeasurement('2026-02-12', 60);
  const answer = { message: 'Saved.', measurement: left };
  const calls = given(
    { versions: [] },
    [aProgram()],
    { measurements: [aMeasurement('2026-01-05', 84), other, left] },
    [on(measurementCalls.count, answer, { clientId })],
  );
  const { user } = open();
  await user.click(await screen.findByText('Weighings that do not count (1)'));
  expect(screen.getByText('05 Feb 2026, 70 kg: Other scales')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Weight (kg) by day' })).not.toHaveTextContent('05 Feb 2026');
  const form = within(screen.getByRole('form', { name: 'A weighing that does not count' }));
  await user.click(form.getByRole('button', { name: 'Do not count' }));
  expect(form.getByText('Please choose one.')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Weighing'), '12 Feb 2026, 60 kg');
  await user.type(form.getByRole('textbox', { name: 'Why it does not count' }), 'Slip of the pen');
  await user.click(form.getByRole('button', { name: 'Do not count' }));
  await user.click(screen.getByRole('button', { name: 'Count again: 05 Feb 2026, 70 kg' }));
  expect(requestsOf(calls, measurementCalls.count).map(({ body }) => body)).toEqual([
    { id: left.id, counts: false, reason: 'Slip of the pen' },
    { id: other.id, counts: true },
  ]);
});

test('the line through the weights is told of a client whose pace may be told', async () => {
  const rows = [27, 20, 13, 6, 0].map((ago, place) => aMeasurement(addDays(today(), -ago), 84 - place));
  const details = aVersion(aForm('PersonalDetails', { age: '41' }), '2026-01-05T06:00:00.000Z');
  const goal = on(progressCalls.goal, none, { clientId });
  given({ versions: [details] }, [], { measurements: rows }, [goal]);
  open();
  expect(await screen.findByText(/^The line over the dots:/)).toHaveTextContent(
    /: −1 kg a week \(−1\.\d to −0\.\d\) in 27 days, 5 weighings\.$/,
  );
});

test('the last values are taken into empty Post fields, a day at a time, and none is of before the start', async () => {
  const [last, before, start] = [-4, -11, -40].map((days) => addDays(today(), days)) as [
    string,
    string,
    string,
  ];
  const measurements = [
    ...ofDay(addDays(start, -1), 86, 35),
    ...ofDay(start, 85, 34),
    ...ofDay(before, 81, 32),
    aMeasurement(last, 80.5),
    aMeasurement(last, 92, { kind: 'waist', unit: 'cm' }),
  ];
  given(
    { versions: [version(`${start}T06:00:00.000Z`, { weight: '85', bodyFat: '34' })] },
    [aProgram({ startDate: start })],
    {
      measurements,
      baseline: [{ row: 'r', kind: 'weight', day: start, value: 85, diastolic: null }],
    },
  );
  const { user } = open();
  const take = await screen.findByRole('button', { name: `Use the values of ${valuesDay(last, today())}` });
  expect(take).toHaveAccessibleDescription('Fills in Weight.');
  await user.click(take);
  expect(screen.getByRole('textbox', { name: 'Weight (kg), Post' })).toHaveValue('80.5');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 85/ })).toHaveTextContent('-4.50 less (−5.3 %)');
  await waitFor(() =>
    expect(screen.getByText(`Weight of ${valuesDay(last, today())}: filled in.`)).toHaveFocus(),
  );
  const earlier = screen.getByRole('button', { name: `Use the values of ${valuesDay(before, today())}` });
  expect(earlier).toHaveAccessibleDescription('Fills in Body Fat.');
  const fat = screen.getByRole('textbox', { name: 'Body Fat (%), Post' });
  await user.type(fat, '31');
  await user.clear(screen.getByRole('textbox', { name: 'Weight (kg), Post' }));
  await user.click(screen.getByRole('button', { name: /^Use the values of/ }));
  expect(fat).toHaveValue('31');
  expect(screen.queryByRole('button', { name: /^Use the values of/ })).toBeNull();
});

test('without a program nothing is offered that the form on file was saved with', async () => {
  const [day, later] = [addDays(today(), -9), addDays(today(), -2)];
  const versions = [version(`${day}T06:00:00.000Z`, { weight: '85' })];
  given({ versions }, [], { measurements: [aMeasurement(day, 85)] });
  const { unmount } = open();
  expect(await screen.findByRole('textbox', { name: 'Weight (kg), Post' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use the values of/ })).toBeNull();
  unmount();
  given({ versions }, [], { measurements: [aMeasurement(day, 85), aMeasurement(later, 84)] });
  open();
  expect(
    await screen.findByRole('button', { name: `Use the values of ${valuesDay(later, today())}` }),
  ).toBeVisible();
});

test('a computed BMI and BMR are offered for the typed weight, taken, and told as computed', async () => {
  const details = aVersion(
    aForm('PersonalDetails', { age: '41', gender: 'Female' }),
    '2026-01-04T06:00:00.000Z',
  );
  given(
    { versions: [version('2026-01-05T06:00:00.000Z', { weight: '84.5', bmi: '31' }), details] },
    [aProgram()],
    { measurements: [aMeasurement('2026-01-05', 165, { kind: 'height', unit: 'cm' })] },
  );
  const { user } = open();
  const weight = await screen.findByRole('textbox', { name: 'Weight (kg), Post' });
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await user.type(weight, '80');
  await user.click(
    await screen.findByRole('button', { name: 'Take 1,465 by Mifflin–St Jeor for BMR (kcal), Post' }),
  );
  expect(screen.getByRole('textbox', { name: 'BMR (kcal), Post' })).toHaveValue('1465');
  const bmi = screen.getByRole('textbox', { name: 'BMI as entered, Post' });
  await user.click(
    screen.getByRole('button', { name: 'Take 29.4 by weight and height for BMI as entered, Post' }),
  );
  expect(bmi).toHaveValue('29.4');
  expect(bmi).toHaveFocus();
  expect(bmi).toHaveAccessibleDescription('Computed by weight and height.');
  await user.type(bmi, '1');
  expect(bmi).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

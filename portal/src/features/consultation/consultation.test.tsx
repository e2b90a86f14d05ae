import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { on } from '@clinic/ui/test/api.ts';
import { aCheckIn, aMeasurement, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromNow, visit, fields, checkup, nothing, open, bodies } from '../../test/consultation-screen.tsx';

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('what is known is in sight and leads to where it is edited; what changed since the last visit is marked', async () => {
  const lab = { kind: 'hba1c' as const, unit: '%', range: '4.0-5.6' };
  open({
    since: fromNow(-60 * 24 * 14),
    facts: [
      { formType: 'MedicalHistory', field: 'rx', label: 'Rx', text: 'Thyroxine 75', before: 'Thyroxine 50' },
      { formType: 'MedicalHistory', field: 'allergies', label: 'Allergies', text: 'Peanuts', before: '' },
      { formType: 'MedicalHistory', field: 'prakuti', label: 'Prakruti', text: 'Kapha', before: null },
    ],
    goal: { direction: 'lose', kind: 'weight', value: 70, by: addDays(today(), 70), reason: '' },
    measurements: [
      aMeasurement(addDays(today(), -20), 82),
      aMeasurement(addDays(today(), -1), 80),
      aMeasurement(addDays(today(), -30), 6.1, { ...lab, at: fromNow(-60 * 24 * 30) }),
      aMeasurement(addDays(today(), -2), 5.4, { ...lab, at: fromNow(-60) }),
    ],
    adherence: { followed: 12, answered: 15, days: 5 },
    checkIn: aCheckIn({ note: 'A wedding' }),
    earlier: [
      {
        checkup: checkup({ fields: { ...fields, energy: 'Low' } }),
        by: 'Dr Asha',
        note: 'Walk after dinner',
      },
    ],
  });
  const known = await part('Known');
  expect(known.getByRole('link', { name: 'Rx' })).toHaveAttribute(
    'href',
    `/doctor/medical-history/${clientId}`,
  );
  expect(known.getByText('Before: Thyroxine 50')).toBeVisible();
  expect(known.getAllByText('New')).toHaveLength(1);
  expect((await part('Weight and goal')).getByText(/Lose to 70 kg .*; needed: −1 kg a week/)).toBeVisible();
  const lines = (await part('Laboratory')).getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines[1]).toMatch(/HbA1c New5.4 %.*4.0-5.6, within6.1/);
  const between = await part('Between visits');
  expect(between.getByText(/Followed 12 of 15 answered meals and doses, on 5 days/)).toBeVisible();
  expect(between.getByText('A wedding')).toBeVisible();
  expect((await part(/^Last time/)).getByText('Walk after dinner')).toBeVisible();
});

test('one save writes the checkup, the note, the wish and the outcome, and says what was done', async () => {
  const on14 = addDays(today(), 14);
  const after: Consultation = {
    ...nothing,
    visit: { ...visit, outcome: 'completed' },
    checkup: checkup({ measures: [{ kind: 'weight', value: 81.5, diastolic: null }] }),
    note: 'Sleeps badly',
    wish: { on: on14, words: 'Bring the report', doctor: 'Dr Asha' },
  };
  const { user, calls } = open(
    {},
    on(consultationCalls.save, { message: '', consultation: after }, { clientId }),
  );
  await user.type(await screen.findByLabelText('Weight (kg)'), '81.5');
  await user.type(screen.getByLabelText('Note, for the doctors alone'), 'Sleeps badly');
  await user.click(screen.getByRole('button', { name: '2 weeks' }));
  await user.type(screen.getByLabelText('For the front desk'), 'Bring the report');
  expect(screen.getByRole('checkbox', { name: /The visit is over/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(
    await screen.findByText(
      `Saved; the visit is completed; the note is kept; the desk is asked to book about ${formatDay(on14)}.`,
    ),
  ).toBeVisible();
  expect(bodies(calls)).toEqual([
    {
      fields,
      measures: [{ kind: 'weight', value: 81.5, diastolic: null }],
      reportDay: null,
      visit: visit.id,
      note: 'Sleeps badly',
      completes: true,
      wish: { on: on14, words: 'Bring the report' },
    },
  ]);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

test('the save of an urgent blood pressure says so before anything else', async () => {
  const pressure = { kind: 'bloodPressure' as const, unit: 'mmHg', source: 'checkup' as const };
  const measurements = [
    aMeasurement(addDays(today(), -3), 192, { ...pressure, diastolic: 116, at: fromNow(-60 * 72) }),
    aMeasurement(today(), 190, { ...pressure, diastolic: 115 }),
  ];
  const after = { ...nothing, visit, checkup: checkup(), note: 'x', measurements };
  const { user } = open({}, on(consultationCalls.save, { message: '', consultation: after }, { clientId }));
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  const words = `Urgent: Blood pressure 190/115 mmHg on ${formatDay(today())}: from 180/110.`;
  const saved = await screen.findByText(/^Saved/);
  expect(screen.getByText('Urgent:').parentElement).toHaveTextContent(words);
  expect(saved.closest('output')?.textContent).toMatch(/^Urgent: /);
  await user.type(screen.getByLabelText('Note, for the doctors alone'), 'y');
  expect(screen.queryByText('Urgent:')).toBeNull();
});

test('a visit that has not begun, and none at all, is not completed by the save', async () => {
  const later = { ...visit, start: fromNow(60), end: fromNow(90), outcome: null };
  const answer = { message: '', consultation: { ...nothing, visit: later, checkup: checkup(), note: 'x' } };
  const { user, calls } = open({ visit: later }, on(consultationCalls.save, answer, { clientId }));
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'x');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(await screen.findByText('Saved; the note is kept.')).toBeVisible();
  expect(bodies(calls)).toEqual([{ fields, visit: later.id, note: 'x', completes: false }]);
});

test('Enter goes on in the weigh-in, a row that is asked for has the focus, and Ctrl+S saves from anywhere', async () => {
  const after = { ...nothing, visit, checkup: checkup(), note: '' };
  const height = aMeasurement('2026-01-05', 162, { kind: 'height', unit: 'cm' });
  const { user, calls } = open(
    { measurements: [height] },
    on(consultationCalls.save, { message: '', consultation: after }, { clientId }),
  );
  await user.type(await screen.findByLabelText('Weight (kg)'), '81.5{Enter}');
  expect(screen.getByLabelText('Blood pressure (mmHg)')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByLabelText('NFD (new food day)')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Girths and other measures' }));
  expect(screen.getByLabelText('Waist (cm)')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change height' }));
  expect(screen.getByLabelText('Height (cm)')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add values from a laboratory report' }));
  expect(screen.getByLabelText(/^Day of the report/)).toHaveFocus();
  expect(bodies(calls)).toEqual([]);
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies(calls)).toHaveLength(1);
});

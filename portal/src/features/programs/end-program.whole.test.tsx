import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { addDays } from '@clinic/contract/clinic-calendar';
import { valuesDay } from '@clinic/contract/care/client-measures/last-values';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type { Program } from '@clinic/contract/care/programs/programs';
import { today } from '@clinic/ui/clinic-page';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { aMeasurement, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { program, given, bodyStatus, open, ended } from '../../test/end-program-screen.tsx';

test('a beginning that could not be loaded is not taken for none', async () => {
  given([on(intakeFormCalls.history, OFFLINE, { clientId })]);
  open();
  expect(await screen.findByText(/The body status at the start could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a girth that is impossible is refused beside its field', async () => {
  const calls = given();
  const { user } = open();
  const hip = await screen.findByRole('textbox', { name: 'Hip (cm)' });
  await user.type(hip, '9');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Completed');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  expect(hip).toHaveFocus();
  expect(hip).toHaveAccessibleDescription('Hip: please enter a number from 40 to 250 cm.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a Post value that is no number is refused in place, and nothing is asked', async () => {
  const calls = given();
  const { user } = open();
  const weight = await screen.findByRole('textbox', { name: 'Weight (kg), Post' });
  await user.type(weight, 'slim');
  expect(weight).toBeInvalid();
  expect(weight).toHaveAccessibleDescription('Please enter a number, such as 79.5.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Completed');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  expect(weight).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(weight);
  await user.type(weight, '76,5 kg');
  expect(await screen.findByRole('row', { name: /Weight \(kg\) 82 kg .*-5\.50/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  expect(await screen.findByRole('dialog', { name: 'End the program Detox?' })).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a refusal is shown and what was typed stays', async () => {
  given([on(programCalls.end, new Refused('NO_RUNNING_PROGRAM'), { clientId })]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'Paused');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  await user.click(await screen.findByRole('button', { name: 'End the program' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This client has no running program.');
  expect(screen.getByRole('combobox', { name: 'Reason', hidden: true })).toHaveValue('paused');
});

test.each([
  ['651', 'Weight: please enter a number from 20 to 350 kg.'],
  ['7.9', 'Weight: please enter a number from 20 to 350 kg.'],
])('a weight of %s kg is refused beside its field, and nothing is asked', async (typed, sentence) => {
  const calls = given();
  const { user } = open();
  const weight = await screen.findByRole('textbox', { name: 'Weight (kg), Post' });
  await user.type(weight, typed);
  expect(weight).toHaveAccessibleDescription(sentence);
  expect(screen.queryByText(/more|less/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Completed');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  expect(weight).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a weight far from the last one is asked about, and the question of the end names old and new values', async () => {
  given([
    on(
      measurementCalls.ofClient,
      { measurements: [aMeasurement(addDays(today(), -3), 81.5)], baseline: [], unread: [] },
      { clientId },
    ),
  ]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Weight (kg), Post' }), '65.1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Completed');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  const slip = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(slip.getByText(/81.5 kg on .*, and now 65.1 kg: 16.4 kg less in 3 days/)).toBeVisible();
  await user.click(slip.getByRole('button', { name: 'Save 65.1 kg' }));
  const question = within(await screen.findByRole('dialog', { name: 'End the program Detox?' }));
  expect(question.getByText('Weight (kg): 82 kg, now 65.1 (-16.90, less, −20.6 %)')).toBeVisible();
  expect(question.getByText(/can be corrected for 24 hours/)).toBeVisible();
});

test('the last values fill Post and the girths, survive in the draft, and are changed by hand', async () => {
  const day = addDays(today(), -3);
  const measured = [
    aMeasurement(day, 79.5),
    aMeasurement(day, 31, { kind: 'bodyFat', unit: '%' }),
    aMeasurement(day, 92, { kind: 'waist', unit: 'cm' }),
    aMeasurement(day, 60, { kind: 'hip', unit: 'cm', notCounted: {} }),
  ];
  const more = [
    on(measurementCalls.ofClient, { measurements: measured, baseline: [], unread: [] }, { clientId }),
  ];
  const calls = given(more);
  const { user, unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Body Fat (%), Post' }), '30.5');
  const take = await screen.findByRole('button', { name: `Use the values of ${valuesDay(day, today())}` });
  expect(take).toHaveAccessibleDescription('Fills in Weight and Waist.');
  await user.click(take);
  expect(screen.queryByRole('button', { name: /^Use the values of/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Body Fat (%), Post' })).toHaveValue('30.5');
  unmount();
  given(more);
  const again = open();
  const waist = await screen.findByRole('textbox', { name: 'Waist (cm)' });
  expect(waist).toHaveValue('92');
  expect(screen.getByRole('textbox', { name: 'Weight (kg), Post' })).toHaveValue('79.5');
  await again.user.clear(waist);
  expect(screen.getByRole('button', { name: /^Use the values of/ })).toHaveAccessibleDescription(
    'Fills in Waist.',
  );
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a correction of an end offers no values of before it', async () => {
  given([
    on(programCalls.running, { program: null }, { clientId }),
    on(programCalls.history, { programs: [ended] }, { clientId }),
    on(
      measurementCalls.ofClient,
      { measurements: [aMeasurement('2026-02-20', 79)], baseline: [], unread: [] },
      { clientId },
    ),
  ]);
  const { user } = renderAt(`/doctor/client-plan/${clientId}`, { as: { area: 'doctor' } });
  await user.click(await screen.findByText(/stopped on/));
  await user.click(screen.getByRole('button', { name: 'Correct the end of Detox' }));
  await user.clear(screen.getByRole('textbox', { name: 'Weight (kg), Post' }));
  expect(screen.queryByRole('button', { name: /^Use the values of/ })).toBeNull();
});

test('an end is corrected with a reason, and what stood there is told beside it', async () => {
  const corrected = {
    ...ended,
    post: bodyStatus('65.1'),
    corrections: [
      {
        at: '2026-03-01T11:00:00.000Z',
        by: 'Dr Asha Mehta',
        because: 'Two digits turned',
        before: { reason: ended.reason, notes: '', post: ended.post, measures: ended.measures },
      },
    ],
  };
  let programs: Program[] = [ended];
  const calls = given([
    on(programCalls.running, { program: null }, { clientId }),
    on(programCalls.history, () => ({ programs }), { clientId }),
    on(
      programCalls.correctEnd,
      () => {
        programs = [corrected];
        return { message: 'The end is corrected.', program: corrected };
      },
      { clientId },
    ),
  ]);
  const { user } = renderAt(`/doctor/client-plan/${clientId}`, { as: { area: 'doctor' } });
  await user.click(await screen.findByText(/stopped on/));
  await user.click(screen.getByRole('button', { name: 'Correct the end of Detox' }));
  const form = within(screen.getByRole('form', { name: 'Correct the end of Detox' }));
  const weight = form.getByRole('textbox', { name: 'Weight (kg), Post' });
  expect(weight).toHaveValue('56.1');
  expect(form.getByRole('textbox', { name: 'Waist (cm)' })).toHaveValue('88');
  await user.clear(weight);
  await user.type(weight, '65.1');
  await user.click(form.getByRole('button', { name: 'Save the correction' }));
  const because = form.getByRole('textbox', { name: 'Why is it corrected?' });
  await waitFor(() => expect(because).toHaveFocus());
  expect(because).toHaveAccessibleDescription('Please say why the end is corrected.');
  await user.type(because, 'Two digits turned');
  await user.click(form.getByRole('button', { name: 'Save the correction' }));
  expect(
    await screen.findByText(
      /Corrected .* by Dr Asha Mehta: Two digits turned. Before: Stopped; Weight \(kg\) 56.1; Waist 88 cm/,
    ),
  ).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    program: program._id,
    because: 'Two digits turned',
    reason: 'stopped',
    post: { weight: '65.1' },
    measures: [{ kind: 'waist', value: 88 }],
    updatedAt: program.updatedAt,
  });
});

test('an end that is a day old, or another doctor’s, offers no correction', async () => {
  const final = [
    { ...ended, correctableUntil: '2026-03-02T10:00:00.000Z' },
    { ...ended, _id: 'e'.repeat(24), correctableUntil: null },
  ];
  given([
    on(programCalls.running, { program: null }, { clientId }),
    on(programCalls.history, { programs: final }, { clientId }),
  ]);
  renderAt(`/doctor/client-plan/${clientId}`, { as: { area: 'doctor' } });
  expect(await screen.findAllByText(/stopped on/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Correct the end/, hidden: true })).toBeNull();
});

import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { aDose, aForm, aHerbsPlan, aProgram, aVitaminPlan, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord, NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { plan } from '../../test/diet-plan-desk.tsx';
import { account, renderAt } from '../../test/render.tsx';

const VISIT = '1'.repeat(24);
const cover: Cover = {
  doctorName: 'Asha Mehta',
  visits: [{ id: VISIT, start: '2026-11-20T04:30:00.000Z', appointmentType: 'Cash' }],
  until: '2026-11-21T18:30:00.000Z',
};
const program = aProgram({ name: 'Detox' });
const snacks = [{ name: 'Makhana', quantity: 'a handful' }];
const allergies = aForm('MedicalHistory', { allergies: 'Peanuts' });
const at = '2026-11-20T05:00:00.000Z';
const stored = { createdAt: at, updatedAt: at };
const checkup = (energy: string, written: Checkup['cover']): Checkup => ({
  ...stored,
  _id: energy.repeat(4),
  id: energy.repeat(4),
  clientId,
  fields: { bloodPressure: '', nfd: '', motion: '', energy, other: '' },
  measures: [],
  reportDay: null,
  cover: written,
});
const mine = (doctor = account): Checkup['cover'] => ({ visit: VISIT, doctor });

function open(path: string, answers: Stub[] = [], checkups: Checkup[] = []) {
  const own = { clientId };
  const calls = answerApi([
    ...clientRecord({ program }, [allergies], { cover }),
    on(deskNotesCalls.ofClient, { text: '', version: 0, savedAt: null, savedBy: null, earlier: [] }, own),
    on(journalCalls.ofClient, { days: [] }, own),
    on(checkupCalls.ofClient, { checkups }, own),
    on(intakeFormCalls.one, { form: allergies }, { clientId, formType: 'MedicalHistory' }),
    on(intakeFormCalls.one, { form: null }, { clientId, formType: 'FamilyHistory' }),
    on(intakeFormCalls.history, { versions: [] }, own),
    on(programCalls.running, { program }, own),
    on(programCalls.history, { programs: [program] }, own),
    on(dietPlanCalls.current, { dietPlan: plan() }, own),
    on(vitaminPlanCalls.current, { vitaminPlan: aVitaminPlan(aDose('D3')) }, own),
    on(herbsPlanCalls.current, { herbsPlan: aHerbsPlan(aDose('Triphala')) }, own),
    on(
      snacksPlanCalls.current,
      { snacksPlan: { ...stored, _id: 's', id: 's', client: clientId, snacks } },
      own,
    ),
    ...answers,
  ]);
  return { calls, ...renderAt(`/doctor/${path}`, { as: { area: 'doctor' } }) };
}

/** Buttons that a covering doctor may press: they only show more and change no record. */
const LOOKING = /^(History|Print|All|Visits|Plans|Checkups|Forms|Programs|Letters|Show.*|Values? .*)$/;

test.each([
  ['the overview', `clients/${clientId}`, 'D3'],
  ['a form', `medical-history/${clientId}`, 'Peanuts'],
  ['a form that is not filled in', `family-history/${clientId}`, 'This form is not filled in yet.'],
  ['the program', `client-plan/${clientId}`, 'Detox'],
  ['the diet plan', `diet-plan/${clientId}`, /Daliya Upma/],
  ['the vitamins', `vitamins/${clientId}`, 'D3'],
  ['the herbs', `herbs/${clientId}`, 'Triphala'],
  ['the snacks', `snacks/${clientId}`, 'Makhana'],
  ['the end of the program', `end-program/${clientId}`, "The client's own doctor ends the program."],
])('%s: the page says that the doctor covers, and has nothing to edit with', async (_, path, text) => {
  const { calls } = open(path);
  expect(await screen.findByText('You are covering for Dr. Asha Mehta.')).toBeVisible();
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.queryByRole('textbox')).toBeNull();
  const names = page.queryAllByRole('button').map((button) => button.textContent);
  expect(names.filter((name) => !LOOKING.test(name))).toEqual([]);
  expect(page.queryByRole('link', { name: /End Program|Start a program|Fill in/ })).toBeNull();
  // Progress and check-ins stay between client and own doctor: the page does not even request them.
  expect(requestsOf(calls, progressCalls.signals)).toEqual([]);
  expect(requestsOf(calls, checkInCalls.ofClient)).toEqual([]);
});

test('who covers reads what speaks against a plan, and how it was answered', async () => {
  const words = 'Peanut allergy (Medical History: “peanuts”). Makhana may contain peanut.';
  const places = [{ plan: 'snacks' as const, item: 0 }];
  const finding = { key: 'a', rule: 'allergy', level: 'ask' as const, words, source: '', fact: null, places };
  const answer = { key: 'a', words, reason: 'tolerates' as const, note: '', by: 'Dr. Asha Mehta' };
  open(`snacks/${clientId}`, [
    on(
      planCheckCalls.ofClient,
      {
        ...NO_PLAN_CHECKS,
        report: { findings: [finding], notChecked: [], summary: 'Checked against peanut allergy.' },
        answers: [{ ...answer, at: '2026-01-05T10:00:00.000Z', plan: 'snacks' }],
      },
      { clientId },
    ),
  ]);
  const read = within(await screen.findByRole('region', { name: 'What speaks against the plan' }));
  expect(read.getByText('Checked against peanut allergy.')).toBeVisible();
  expect(read.getByRole('listitem')).toHaveTextContent(
    `${words}Answered: Client tolerates it (Dr. Asha Mehta, 05 Jan 2026)`,
  );
  expect(read.queryByRole('button')).toBeNull();
});

test('the results have no goal to change, and lead to no end of the program', async () => {
  open(`body-status/${clientId}`);
  expect(await screen.findByText('No goal is set for the program.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /goal/i })).toBeNull();
  expect(screen.queryByRole('link', { name: /End Program|Fill in|Progress report/ })).toBeNull();
});

test('the checkup of the visit is written once, and changed from then on; others are there to read', async () => {
  const written = checkup('good', mine());
  const others = [
    checkup('fair', null),
    checkup('poor', { visit: '2'.repeat(24), doctor: { id: 'b'.repeat(24), name: 'Vikram Rao' } }),
  ];
  const { user, calls } = open(
    `checkup/${clientId}`,
    [on(checkupCalls.create, { message: 'Saved', checkup: written }, { clientId })],
    others,
  );
  await user.type(await screen.findByLabelText('Energy'), 'good');
  expect(screen.getByText('Checkup of your visit on 20 Nov 2026, 10:00 AM')).toBeVisible();
  expect(screen.getByText(/Dr. Vikram Rao as cover/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Load/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText('Checkup created successfully!')).toBeVisible();
  expect(requestsOf(calls, checkupCalls.create)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Update Checkup' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Checkup' })).toBeNull();
});

test('opened again, the checkup of the visit is in the form', async () => {
  open(`checkup/${clientId}`, [], [checkup('good', mine()), checkup('fair', null)]);
  expect(await screen.findByLabelText('Energy')).toHaveValue('good');
  expect(screen.getByRole('button', { name: 'Update Checkup' })).toBeVisible();
});

test('a checkup that another window wrote meanwhile is offered, and what was typed stays', async () => {
  let known: Checkup[] = [];
  const { user } = open(`checkup/${clientId}`, [
    on(checkupCalls.ofClient, () => ({ checkups: known }), { clientId }),
    on(checkupCalls.create, new Refused('VISIT_HAS_CHECKUP'), { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Energy'), 'low');
  known = [checkup('good', mine())];
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText(/This visit has a checkup already/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Load the checkup of/ })).toBeVisible();
  expect(screen.getByLabelText('Energy')).toHaveValue('low');
});

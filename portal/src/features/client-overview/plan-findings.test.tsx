import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import type { Finding } from '@clinic/contract/care/plan-checks/findings';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { answerApi, on, Refused, type Stub } from '@clinic/ui/test/api.ts';
import { aClient, aForm, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord, NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { open as openConsultation } from '../../test/consultation-screen.tsx';
import { meal, plan, program } from '../../test/diet-plan-desk.tsx';
import { allergy, knownOf } from '../../test/known-of-client.ts';
import { renderAt } from '../../test/render.tsx';
import ClientDetailPane from '../clients/ClientDetailPane.tsx';

const WORDS = 'Peanut allergy (Medical History: “Peanuts”). Boiled Peanuts contains peanut.';
const finding: Finding = {
  key: 'allergen:peanut:boiled peanuts:stop',
  rule: 'allergen',
  level: 'stop',
  words: WORDS,
  source: 'the clinic’s own value',
  fact: null,
  places: [{ plan: 'diet', week: 0, meal: 0, group: 0, item: 0 }],
};
const found = on(
  planCheckCalls.ofClient,
  {
    ...NO_PLAN_CHECKS,
    report: { findings: [finding], notChecked: [], summary: 'Checked against peanut allergy.' },
  },
  { clientId },
);
const weeks = [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [meal('Boiled Peanuts')] }];
const forms = [aForm('MedicalHistory', { allergies: 'Peanuts' })];

function openOverview(status: 'draft' | 'published', ...stubs: Stub[]) {
  answerApi([
    ...clientRecord({ program }, forms),
    on(dietPlanCalls.current, { dietPlan: plan({ weeks, status }) }, { clientId }),
    ...stubs,
  ]);
  return renderAt(`/doctor/clients/${clientId}`, { as: { area: 'doctor' } });
}

/** Reads the mark's text and its link. */
async function readMark() {
  const part = within(await screen.findByRole('region', { name: 'What speaks against the plans' }));
  const [row] = part.getAllByRole('listitem');
  return [row?.textContent, part.getByRole('link').getAttribute('href')];
}
const MARK = [`Stop${WORDS} Weekly Diet`, `/doctor/diet-plan/${clientId}`];

test('the overview marks a plan that holds what stands red in the header, and the meal that holds it', async () => {
  openOverview('published', found);
  expect(await readMark()).toEqual(MARK);
  const week = within(screen.getByRole('region', { name: 'This week: Week 1' }));
  expect(await week.findByText(`Stop: ${WORDS}`)).toBeInTheDocument();
});

test('the overview marks a draft, too, which the clinic itself does not look at', async () => {
  openOverview(
    'draft',
    on(precautionCalls.ofClient, knownOf([allergy('Peanut', 'Peanuts')]), { clientId }),
    on(foodCalls.all, { version: 1, foods: [aFood('Idli')] }),
  );
  const week = within(await screen.findByRole('region', { name: 'This week: Week 1' }));
  const list = await week.findByRole('list', { name: 'What speaks against it' });
  expect(list).toHaveTextContent(/^Stop: Peanut allergy \(Medical History: “Peanuts”\)/);
});

test('a plan of which nothing speaks against has no mark, and one that could not be asked about says so', async () => {
  const { unmount } = openOverview('published');
  await screen.findByRole('region', { name: 'This week: Week 1' });
  expect(screen.queryByRole('region', { name: 'What speaks against the plans' })).toBeNull();
  unmount();
  openOverview('published', on(planCheckCalls.ofClient, new Refused('INVALID_INPUT'), { clientId }));
  expect(await screen.findByText('What speaks against the plans could not be loaded.')).toBeVisible();
});

test('the consultation marks such a plan', async () => {
  openConsultation({}, found);
  expect(await readMark()).toEqual(MARK);
});

test('the client beside the list of clients marks such a plan', async () => {
  answerApi([...clientRecord({ program }, forms), found]);
  const pane = <ClientDetailPane client={aClient({ program })} />;
  renderAt('/pane', { as: { area: 'doctor' }, routes: [{ path: '/pane', element: pane }] });
  expect(await readMark()).toEqual(MARK);
});

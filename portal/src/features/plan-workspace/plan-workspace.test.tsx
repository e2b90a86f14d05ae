import { vitaminPlanCalls } from '@clinic/contract/plan-calls';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, Refused } from '../../test/api.ts';
import { renderAt } from '../../test/render.tsx';
import { allergiesOf } from './allergies.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PlanFrame } from './PlanFrame.tsx';

const clientId = 'c'.repeat(24);
const routes = [
  {
    path: '/doctor/vitamins/:id',
    element: (
      <PlanFrame clientId={clientId} title="Vitamin Plan">
        <HistoryPanel of={{ call: vitaminPlanCalls.history, clientId }}>
          {(body) => <p>{String(body)}</p>}
        </HistoryPanel>
      </PlanFrame>
    ),
  },
];
const open = () => renderAt(`/doctor/vitamins/${clientId}`, { as: { area: 'doctor' }, routes });
const client = {
  name: 'Asha Patel',
  status: 'rejoiner',
  program: { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05' },
};

test('a plan says whose it is, the status, the program and what the client is allergic to', async () => {
  answerApi({
    [`GET /client/getClient/${clientId}`]: { client },
    [`GET /form/client/${clientId}`]: {
      forms: [
        { formType: 'MedicalHistory', fields: { allergies: ' Peanuts ' } },
        { formType: 'DietaryRecall', fields: { foodAllergy: 'Shellfish' } },
      ],
    },
  });
  open();
  const header = await screen.findByRole('region', { name: 'Client' });
  expect(await within(header).findByText('Asha Patel')).toBeVisible();
  expect(within(header).getByText('rejoiner')).toBeVisible();
  expect(within(header).getByText('Detox, 4 weeks from 05 Jan 2026')).toBeVisible();
  expect(await within(header).findByText('Peanuts; Shellfish')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vitamins' })).toHaveAttribute('aria-current', 'page');
});

test('when the client cannot be fetched the number stands for the name, and allergies are not called "none"', async () => {
  answerApi({
    [`GET /client/getClient/${clientId}`]: new Refused('NOT_FOUND'),
    [`GET /form/client/${clientId}`]: new Refused('NOT_FOUND'),
  });
  open();
  expect(await screen.findByText(`Client #${clientId}`)).toBeVisible();
  expect(await screen.findAllByText('could not be loaded')).toHaveLength(2);
  expect(screen.queryByText('none recorded')).toBeNull();
});

test('allergies that nobody filled in are not recorded', () => {
  expect(
    allergiesOf([
      { formType: 'MedicalHistory', fields: { allergies: '  ' } as never },
      { formType: 'DietaryRecall', fields: {} as never },
      { formType: 'HealthHabits', fields: { allergies: 'not asked here' } as never },
    ]),
  ).toEqual([]);
});

test('the history lists versions with who and when, and shows one when it is opened', async () => {
  answerApi({
    [`GET /client/getClient/${clientId}`]: { client },
    [`GET /form/client/${clientId}`]: { forms: [] },
    [`GET /vitaminPlan/history/${clientId}`]: {
      versions: [
        {
          version: 2,
          at: '2026-01-06T10:00:00.000Z',
          by: { id: 'd', name: 'Dr Asha', role: 'doctor' },
          body: 'B12',
        },
        {
          version: 1,
          at: '2026-01-05T10:00:00.000Z',
          by: { id: 'd', name: 'Dr Asha', role: 'doctor' },
          body: 'D3',
        },
      ],
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('06 Jan 2026, 3:30 PM')).toBeVisible();
  await user.click(screen.getByText('05 Jan 2026, 3:30 PM'));
  expect(await screen.findByText('D3')).toBeInTheDocument();
  expect(screen.queryByText('B12')).toBeNull();
});

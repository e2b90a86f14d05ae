import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, aDose, aForm, aVersion, aVitaminPlan, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PlanFrame } from './PlanFrame.tsx';

const routes = [
  {
    path: '/doctor/vitamins/:id',
    element: (
      <PlanFrame clientId={clientId} title="Vitamin Plan">
        <HistoryPanel of={{ call: vitaminPlanCalls.history, clientId }}>
          {(body) => <p>{(body as VitaminPlan).vitamins[0]?.name}</p>}
        </HistoryPanel>
      </PlanFrame>
    ),
  },
];
const open = () => renderAt(`/doctor/vitamins/${clientId}`, { as: { area: 'doctor' }, routes });
const client = {
  status: 'rejoiner',
  program: { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05' },
} as const;

test('a plan names the client, the status, the program and the allergies', async () => {
  answerApi([
    ...clientRecord(client, [
      aForm('MedicalHistory', { allergies: ' Peanuts ' }),
      aForm('DietaryRecall', { foodAllergy: 'Shellfish' }),
    ]),
  ]);
  open();
  const header = await screen.findByRole('region', { name: 'Client' });
  expect(await within(header).findByText('Asha Patel')).toBeVisible();
  expect(within(header).getByText('Rejoiner')).toBeVisible();
  expect(await within(header).findByText('Allergies: Peanuts; Shellfish')).toBeVisible();
  expect(within(header).getByText(/^Detox, (day|28 days are over|starts)/)).toBeVisible();
  expect(within(header).getByText('34 years')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vitamins' })).toHaveAttribute('aria-current', 'page');
});

test('the doctor is asked whose an address is that the desk has typed in, and says Yes', async () => {
  const typed = { ...client, email: 'nita@example.com', recordsClosed: 'PERSON_UNCONFIRMED' } as const;
  const calls = answerApi([
    ...clientRecord({ ...typed, typedAtDesk: true }),
    on(
      clientCalls.confirm,
      { message: 'The person is confirmed.', client: aClient({ ...client, email: typed.email }) },
      { id: clientId },
    ),
  ]);
  const { user } = open();
  expect(
    await screen.findByText('Opens the portal: nita@example.com. Typed at the desk. Is it hers?'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText(/Is it hers/)).toBeNull());
  expect(requestsOf(calls, clientCalls.confirm)[0]?.body).toEqual({ email: 'nita@example.com' });
});

test('a client without an e-mail is not asked about: nobody can log in', async () => {
  answerApi([...clientRecord({ ...client, email: '', recordsClosed: 'PERSON_UNCONFIRMED' })]);
  open();
  expect(
    await screen.findByText('There is no e-mail, so the client cannot log in and is told by phone.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Yes|Confirm/ })).toBeNull();
});

test('when the client cannot be fetched the number stands for the name, and allergies are not called "none"', async () => {
  answerApi([
    on(clientCalls.one, new Refused('NOT_FOUND'), { id: clientId }),
    on(doctorWorklistCalls.summary, new Refused('NOT_FOUND'), { clientId }),
  ]);
  open();
  expect(await screen.findByText(`Client #${clientId}`)).toBeVisible();
  expect(await screen.findByText('Allergies could not be loaded')).toBeVisible();
  expect(screen.queryByText('No allergies recorded')).toBeNull();
});

test('the history lists versions with who and when, and shows one when it is opened', async () => {
  answerApi([
    ...clientRecord(client),
    on(
      vitaminPlanCalls.history,
      {
        versions: [
          aVersion(aVitaminPlan(aDose('B12')), '2026-01-06T10:00:00.000Z', 2),
          aVersion(aVitaminPlan(aDose('D3')), '2026-01-05T10:00:00.000Z', 1),
        ],
      },
      { clientId },
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('06 Jan 2026, 3:30 PM')).toBeVisible();
  await user.click(screen.getByText('05 Jan 2026, 3:30 PM'));
  expect(await screen.findByText('D3')).toBeInTheDocument();
  expect(screen.queryByText('B12')).toBeNull();
});

test('as long as nothing is known of the client no link is without a name', async () => {
  answerApi([on(clientCalls.one, () => new Promise<never>(() => undefined), { id: clientId })]);
  open();
  const header = within(await screen.findByRole('region', { name: 'Client' }));
  expect(header.queryByRole('link')).toBeNull();
});

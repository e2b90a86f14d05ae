import { clientCalls } from '@clinic/contract/clients/client-calls';
import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import type { TimelineEntry } from '@clinic/contract/dashboards/doctor-client';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import {
  aClient,
  aDose,
  aForm,
  aMeasurement,
  aVersion,
  aVitaminPlan,
  clientId,
} from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const entries: TimelineEntry[] = [
  ...Array.from({ length: 12 }, (_, day): TimelineEntry => ({
    kind: 'form',
    formType: 'BodyStatus',
    at: new Date(Date.UTC(2026, 0, 30 - day, 6)).toISOString(),
    by: 'Dr Mehta',
    byClient: false,
  })),
  { kind: 'checkup', at: '2026-01-02T06:00:00.000Z', by: 'Dr Mehta' },
  { kind: 'program', at: '2026-01-01T18:30:00.000Z', name: 'Thyroid', deed: 'started' },
  { kind: 'letter', at: '2026-01-01T06:00:00.000Z', about: 'Confirmed: Fri 2 Jan', state: 'sent' },
];

function open(path = `/doctor/clients/${clientId}`, more: Stub[] = []) {
  const calls = answerApi([
    ...clientRecord({}, [aForm('MedicalHistory', { allergies: 'Peanuts' })]),
    on(
      deskNotesCalls.ofClient,
      {
        text: 'Comes with her sister.',
        version: 1,
        savedAt: '2026-01-05T06:00:00.000Z',
        savedBy: 'Ritu Shah',
        earlier: [],
      },
      { clientId },
    ),
    on(writtenDownCalls.ofClient, { wishes: null }, { clientId }),
    on(doctorWorklistCalls.timeline, { entries }, { clientId }),
    on(
      intakeFormCalls.history,
      {
        versions: [
          aVersion(aForm('BodyStatus', { weight: '80' }), '2026-01-20T06:00:00.000Z', 2),
          aVersion(aForm('BodyStatus', { weight: '82' }), '2026-01-05T06:00:00.000Z', 1),
        ],
      },
      { clientId },
    ),
    on(
      measurementCalls.ofClient,
      {
        measurements: [aMeasurement('2026-01-05', 82), aMeasurement('2026-01-20', 80)],
        baseline: [],
        unread: [],
      },
      { clientId },
    ),
    on(programCalls.history, { programs: [] }, { clientId }),
    on(
      vitaminPlanCalls.current,
      { vitaminPlan: aVitaminPlan(aDose('D3', { notes: 'With milk.' })) },
      { clientId },
    ),
    ...more,
  ]);
  return { ...renderAt(path, { as: { area: 'doctor' } }), calls };
}

test('the overview has the measurements, the doses and what happened last, which is filtered by kind', async () => {
  const { user } = open();
  const measured = within(await screen.findByRole('region', { name: 'Measurements' }));
  expect(await measured.findByText('80')).toBeVisible();
  expect(await screen.findByText('D3')).toBeVisible();
  expect(screen.getByText('With milk.')).toBeVisible();
  const notes = within(screen.getByRole('region', { name: 'Desk notes' }));
  expect(await notes.findByText('Comes with her sister.')).toBeVisible();
  expect(notes.getByText('Ritu Shah, 05 Jan 2026, 11:30 AM')).toBeVisible();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(await timeline.findAllByRole('listitem')).toHaveLength(10);
  expect(timeline.getByRole('link', { name: 'Whole history' })).toHaveAttribute(
    'href',
    `/doctor/clients/${clientId}/history`,
  );
  await user.click(timeline.getByRole('button', { name: 'Checkups' }));
  expect(timeline.getByRole('listitem')).toHaveTextContent('02 Jan 2026, 11:30 AMCheckup by Dr Mehta');
  expect(timeline.queryByRole('link', { name: 'Whole history' })).toBeNull();
  await user.click(timeline.getByRole('button', { name: 'Programs' }));
  expect(timeline.getByRole('listitem')).toHaveTextContent('02 Jan 2026Program Thyroid started');
  await user.click(timeline.getByRole('button', { name: 'Letters' }));
  expect(timeline.getByRole('listitem')).toHaveTextContent('Letter “Confirmed: Fri 2 Jan”: sent');
});

test('one navigation leads to every page of a client, and says which forms are missing', async () => {
  const { user } = open(`/doctor/clients/${clientId}/history`);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the client' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Consultation',
    expect.stringContaining('Forms'),
    'Plans',
    'Checkups',
    'Results',
    'History',
  ]);
  expect(await pages.findByText('5 missing')).toBeVisible();
  expect(await screen.findAllByText('Current Body Status saved by Dr Mehta')).toHaveLength(12);
  await user.click(pages.getByRole('link', { name: /^Forms/ }));
  expect(await screen.findByRole('link', { name: 'Medical History' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Personal Details (New)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

const language = async () => within(await screen.findByRole('group', { name: 'Language of the plan' }));

test('the doctor chooses the language in which the client reads the plan', async () => {
  const chosen = on(clientCalls.chooseLanguageOf, { language: 'gu' }, { clientId });
  const { user, calls } = open(undefined, [chosen]);
  const choice = await language();
  expect(choice.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  await user.click(choice.getByRole('button', { name: 'ગુજરાતી' }));
  expect(await screen.findByText('Saved: the plan is read in ગુજરાતી.')).toBeVisible();
  expect(choice.getByRole('button', { name: 'ગુજરાતી', pressed: true })).toBeVisible();
  expect(requestsOf(calls, clientCalls.chooseLanguageOf)[0]?.body).toEqual({ language: 'gu' });
});

test('a language that cannot be kept goes back to the one before, and says why', async () => {
  const { user } = open(undefined, [
    on(clientCalls.chooseLanguageOf, new Refused('SERVER_ERROR'), { clientId }),
  ]);
  const choice = await language();
  await user.click(choice.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('The language could not be changed.')).toBeVisible();
  expect(choice.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
});

test('the doctor writes the birthday down, the one of Personal Details with one press', async () => {
  const born = { ...aClient(), proposedBirthday: '1990-02-05' as const };
  const { user, calls } = open(undefined, [
    on(clientCalls.one, { client: born }, { id: clientId }),
    on(
      clientCalls.setBirthday,
      { message: 'Birthday saved.', client: { ...born, birthday: '1990-02-05', proposedBirthday: null } },
      { id: clientId },
    ),
  ]);
  expect(await screen.findByText('Personal Details say 05 Feb 1990.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write it down' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Birthday of / }));
  await user.click(dialog.getByRole('button', { name: 'Take 05 Feb 1990 from Personal Details' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Birthday saved.')).toBeVisible();
  expect(requestsOf(calls, clientCalls.setBirthday)[0]?.body).toMatchObject({ birthday: '1990-02-05' });
  expect(screen.queryByText(/^Personal Details say/)).toBeNull();
  expect(screen.getByText('05 Feb 1990')).toBeVisible();
});

test('a birthday that cannot be is said at its field, and nothing is sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Write it down' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Birthday of / }));
  await user.type(dialog.getByLabelText('Birthday'), '2999-01-01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Please check the birthday/)).toBeVisible();
  expect(requestsOf(calls, clientCalls.setBirthday)).toEqual([]);
});

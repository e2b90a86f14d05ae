import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { draftOf } from '@clinic/ui/drafts';
import { on } from '@clinic/ui/test/api.ts';
import { anAppointment, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { program, given, bodyStatus, ended, open } from '../../test/end-program-screen.tsx';

test('a program ends with its reason, notes, measures and the upcoming appointments, after a question', async () => {
  const calls = given([
    on(
      programCalls.end,
      {
        message: 'Program ended successfully!',
        program: { ...program, reason: 'completed', post: bodyStatus('76.5'), pre: bodyStatus('82 kg') },
      },
      { clientId },
    ),
  ]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Weight (kg), Post' }), '76.5');
  expect(await screen.findByRole('row', { name: /Weight \(kg\) 82 kg .*-5\.50/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Waist (cm)' }), '36 in');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Completed');
  await user.type(screen.getByRole('textbox', { name: 'Outcome Notes' }), 'Sleeps well.');
  await user.click(
    await screen.findByRole('checkbox', { name: 'Cancel the upcoming appointments in the same step' }),
  );
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the program Detox?' });
  await user.click(within(dialog).getByRole('button', { name: 'End the program' }));
  expect(await screen.findByText(/is ended \(Completed\)/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'completed',
    notes: 'Sleeps well.',
    post: { weight: '76.5' },
    measures: [{ kind: 'waist', value: 91.4, diastolic: null }],
    cancelAppointments: true,
  });
  expect(draftOf('doctor', 'a'.repeat(24), `endProgram:${program._id}`).read()).toBeNull();
});

test('the end asks about the rest of a series, and cancels it when it is wanted', async () => {
  const later = (n: number) =>
    anAppointment({
      id: `v${n}`,
      date: `2126-03-0${n}`,
      start: `2126-03-0${n}T04:30:00.000Z`,
      end: `2126-03-0${n}T05:00:00.000Z`,
      series: { id: 's1', n, of: 5 },
    });
  const calls = given([
    on(appointmentCalls.ofClient, { appointments: [later(4), later(5)] }, { clientId }),
    on(programCalls.end, { message: 'Program ended successfully!', program: ended }, { clientId }),
  ]);
  const { user } = open();
  expect(await screen.findByText(/, 4 of 5$/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Stopped');
  await user.click(screen.getByRole('button', { name: 'End Program' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the program Detox?' }));
  await user.click(
    dialog.getByRole('checkbox', { name: 'Cancel the rest of the series, too: 2 visits to come' }),
  );
  await user.click(dialog.getByRole('button', { name: 'End the program' }));
  expect(await screen.findByText(/is ended \(Stopped\)/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ cancelAppointments: true });
});

test('without a reason nothing is asked and nothing is sent', async () => {
  const calls = given();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End Program' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose why the program ends');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a client without a program is offered to start one', async () => {
  given([on(programCalls.running, { program: null }, { clientId })]);
  open();
  expect(await screen.findByText('This client has no running program.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a program' })).toHaveAttribute(
    'href',
    `/doctor/client-plan/${clientId}`,
  );
});

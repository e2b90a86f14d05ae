import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { addDays } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit, fields, checkup, nothing, open, bodies } from '../../test/consultation-screen.tsx';

test('what follows and is not done yet is said, and nothing is claimed of it', async () => {
  const after = {
    ...nothing,
    checkup: checkup(),
    note: '',
    pending: ['note', 'outcome'] as Consultation['pending'],
  };
  const { user } = open({}, on(consultationCalls.save, { message: '', consultation: after }, { clientId }));
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(
    screen.getByText(/The note is saved and not in its place yet\. The visit is not marked/),
  ).toBeVisible();
  expect(screen.getByLabelText('Note, for the doctors alone')).toHaveValue('x');
});

test('nothing filled in, a wrong value and a wish for the past are not sent; focus goes to the wrong field', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Save consultation' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in at least one field.');
  const weight = screen.getByLabelText('Weight (kg)');
  await user.type(weight, '8');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(weight).toHaveFocus();
  await user.clear(weight);
  await user.click(screen.getByRole('button', { name: '1 week' }));
  const about = screen.getByLabelText('About');
  await user.clear(about);
  await user.type(about, today());
  await user.type(screen.getByLabelText('Energy'), 'good');
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(about).toHaveFocus();
  expect(about).toHaveAccessibleDescription('Please choose a day that is to come.');
  expect(bodies(calls)).toEqual([]);
});

test.each([
  ['refused', new Refused('APPOINTMENT_STATE'), /Failed to save the consultation/],
  ['without network', OFFLINE, 'Error saving the consultation'],
])('a save that is %s loses nothing that was typed', async (_case, answer, text) => {
  const { user } = open({}, on(consultationCalls.save, answer, { clientId }));
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'Typed');
  await user.click(screen.getByRole('button', { name: '3 weeks' }));
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Note, for the doctors alone')).toHaveValue('Typed');
  expect(screen.getByRole('button', { name: '3 weeks' })).toHaveAttribute('aria-pressed', 'true');
});

test('when another window has saved the visit meanwhile, the doctor chooses, and keeps what was typed', async () => {
  let known: Consultation = nothing;
  const newer = {
    ...nothing,
    checkup: checkup({ fields: { ...fields, energy: 'Other window' } }),
    note: 'Theirs',
  };
  const { user, calls } = open(
    () => known,
    on(
      consultationCalls.save,
      ({ body }) =>
        body.checkupId
          ? { message: '', consultation: { ...newer, note: body.note } }
          : new Refused('VISIT_HAS_CHECKUP'),
      { clientId },
    ),
  );
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'Mine');
  known = newer;
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(await screen.findByText(/Somebody else saved this consultation/)).toBeVisible();
  expect(screen.getByLabelText('Note, for the doctors alone')).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Load the saved consultation' }));
  expect(screen.getByLabelText('Note, for the doctors alone')).toHaveValue('Theirs');
  expect(screen.getByLabelText('Energy')).toHaveValue('Other window');
  await user.type(screen.getByLabelText('Note, for the doctors alone'), ', mended');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved; the note is kept.')).toBeVisible();
  expect(bodies(calls).at(-1)).toMatchObject({
    checkupId: newer.checkup?._id,
    updatedAt: newer.checkup?.updatedAt,
    note: 'Theirs, mended',
  });
});

test('an earlier consultation is corrected in the same form, without a wish, and today’s draft stays', async () => {
  const before = checkup({ createdAt: '2026-01-05T10:00:00.000Z', fields: { ...fields, energy: 'Low' } });
  const past = { ...visit, id: 'b'.repeat(24), outcome: 'completed' as const };
  const earlier: Consultation = { ...nothing, visit: past, checkup: before, note: 'Walk' };
  const { user, calls } = open(
    ({ query }) =>
      query.get('checkup')
        ? earlier
        : { ...nothing, earlier: [{ checkup: before, by: 'Dr Asha', note: 'Walk' }] },
    on(
      consultationCalls.save,
      ({ body }) => ({ message: '', consultation: { ...earlier, note: body.note } }),
      { clientId },
    ),
  );
  await user.type(await screen.findByLabelText('Note, for the doctors alone'), 'Of today');
  await user.click(screen.getByRole('link', { name: 'Correct the consultation of 05 Jan 2026' }));
  expect(await screen.findByRole('heading', { name: 'Consultation of 05 Jan 2026' })).toBeVisible();
  const note = screen.getByLabelText('Note, for the doctors alone');
  expect(note).toHaveValue('Walk');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '2 weeks' })).toBeNull();
  await user.type(note, ', daily');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies(calls)).toEqual([
    {
      fields: before.fields,
      checkupId: before._id,
      updatedAt: before.updatedAt,
      visit: past.id,
      note: 'Walk, daily',
      completes: false,
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'To the present visit' }));
  expect(await screen.findByDisplayValue('Of today')).toBeVisible();
});

test('a draft of one visit is not opened at another visit of the client', async () => {
  const first = open();
  await first.user.type(await screen.findByLabelText('Note, for the doctors alone'), 'Of the first');
  first.unmount();
  open({ visit: { ...visit, id: 'd'.repeat(24) } });
  expect(await screen.findByLabelText('Note, for the doctors alone')).toHaveValue('');
});

test('a wish that a colleague asked for is shown, and stays theirs unless it is changed', async () => {
  const wish = { on: addDays(today(), 9), doctor: 'Dr Vikram Rao' };
  const answer = { message: '', consultation: { ...nothing, wish, checkup: checkup(), note: 'x' } };
  const { user, calls } = open({ wish }, on(consultationCalls.save, answer, { clientId }));
  expect(await screen.findByLabelText('About')).toHaveAccessibleDescription('Asked by Dr Vikram Rao.');
  await user.type(screen.getByLabelText('Note, for the doctors alone'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save consultation' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(bodies(calls)[0]).not.toHaveProperty('wish');
  await user.click(screen.getByRole('button', { name: 'No wish' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodies(calls)[1]).toMatchObject({ wish: null }));
});

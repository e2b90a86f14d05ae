import { addDays } from '@clinic/contract/clinic-calendar';
import { checkInCalls } from '@clinic/contract/care/check-in-calls';
import { NOT_READ_AT_ONCE, type CheckIn, type OwnCheckIns } from '@clinic/contract/care/check-ins';
import { CALL_112 } from '@clinic/contract/care/danger-words';
import { measurementCalls } from '@clinic/contract/care/measurement-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, cutOff, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aCheckIn, aMeasurement } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOT_WITHOUT_NETWORK } from '../../lib/without-network.ts';
import { account, renderAt } from '../../test/render.tsx';

const DUE = { week: 3, dueOn: addDays(today(), -1) };

/** A server that keeps what it is sent. */
function open(earlier: CheckIn[] = [], refusal?: Refused) {
  let own: OwnCheckIns = { due: DUE, checkIns: earlier };
  const calls = answerApi([
    on(checkInCalls.own, () => own),
    on(
      measurementCalls.ofClient,
      { measurements: [aMeasurement(addDays(today(), -3), 84)], baseline: [] },
      { clientId: account.id },
    ),
    on(checkInCalls.save, ({ body }) => {
      if (refusal) return refusal;
      const checkIn = aCheckIn({ ...DUE, ...body, version: body.version + 1 });
      own = { ...own, checkIns: [checkIn, ...earlier.filter(({ week }) => week !== checkIn.week)] };
      return { message: 'Saved.', checkIn };
    }),
  ]);
  return { calls, ...renderAt('/client/check-ins', { as: { area: 'client' } }) };
}
const group = (name: string) => within(screen.getByRole('group', { name }));

async function choose(user: ReturnType<typeof open>['user']) {
  await screen.findByRole('group', { name: 'Hunger' });
  await user.click(group('Days on which you followed your plan').getByRole('radio', { name: '5' }));
  await user.selectOptions(screen.getByLabelText('The hardest meal'), 'Dinner');
  await user.click(group('Hunger').getByRole('radio', { name: '2' }));
  await user.click(group('Energy').getByRole('radio', { name: '5, Full of energy' }));
  await user.click(group('Sleep').getByRole('radio', { name: '3' }));
}

test('a week is told in a few taps, and stands there until the doctor has read it', async () => {
  const { user, calls } = open();
  expect(await screen.findByText(NOT_READ_AT_ONCE)).toBeVisible();
  await choose(user);
  await user.type(screen.getByLabelText(/^Weight today/), '83,5');
  await user.type(screen.getByLabelText('Anything your doctor should know'), 'A wedding on Sunday.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your doctor has not read it yet.')).toBeVisible();
  expect(requestsOf(calls, checkInCalls.save).map(({ body }) => body)).toEqual([
    {
      week: 3,
      version: 0,
      daysFollowed: 5,
      hardestMeal: 'Dinner',
      hunger: 2,
      energy: 5,
      sleep: 3,
      note: 'A wedding on Sunday.',
      weight: 83.5,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(screen.getByLabelText('Anything your doctor should know')).toHaveValue('A wedding on Sunday.');
});

test('weeks that were read before are there without network', async () => {
  const { unmount } = open([aCheckIn({ week: 2, note: 'A wedding on Sunday.' })]);
  expect(await screen.findByText('A wedding on Sunday.')).toBeVisible();
  unmount();
  cutOff();
  renderAt('/client/check-ins', { as: { area: 'client' } });
  expect(await screen.findByText('A wedding on Sunday.')).toBeVisible();
  expect(screen.queryByText(NOT_WITHOUT_NETWORK)).toBeNull();
});

test('words of danger show the number to call before and after they are sent', async () => {
  const { user } = open();
  await choose(user);
  const note = screen.getByLabelText('Anything your doctor should know');
  await user.type(note, 'Tired');
  expect(screen.queryByRole('link', { name: 'Call 112' })).toBeNull();
  await user.clear(note);
  await user.type(note, 'Chest feels heavy when I climb stairs');
  expect(screen.getByRole('alert')).toHaveTextContent(CALL_112);
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your doctor has not read it yet.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(CALL_112);
});

test('the form asks for missing answers and about a jump of the weight before it is sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getAllByText('Please choose a number.')).toHaveLength(4);
  await choose(user);
  await user.type(screen.getByLabelText(/^Weight today/), '48{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  await user.click(question.getByRole('button', { name: 'Change it' }));
  expect(requestsOf(calls, checkInCalls.save)).toEqual([]);
  expect(screen.getByLabelText(/^Weight today/)).toHaveValue('48');
});

test('a refusal keeps what was typed, also when the page is opened anew', async () => {
  const { user, unmount } = open([], new Refused('CHECK_IN_READ'));
  await screen.findByText(NOT_READ_AT_ONCE);
  await choose(user);
  await user.type(screen.getByLabelText('Anything your doctor should know'), 'Late evenings.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your doctor has read this check-in already/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByLabelText('Anything your doctor should know')).toHaveValue('Late evenings.');
  expect(group('Hunger').getByRole('radio', { name: '2' })).toBeChecked();
});

test('earlier weeks stand below with what the doctor wrote back', async () => {
  open([
    aCheckIn({
      week: 2,
      readAt: new Date().toISOString(),
      answer: { text: 'Well done.', at: new Date().toISOString() },
    }),
  ]);
  const week = within(await screen.findByRole('region', { name: /^Week 2,/ }));
  expect(week.getByText('Well done.')).toBeVisible();
  expect(week.queryByRole('button', { name: 'Change it' })).not.toBeInTheDocument();
});

import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import type { CheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { answerApi, on, requestsOf } from '@clinic/ui/test/api.ts';
import { aCheckIn, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkInPlace } from '../plan-workspace/client-pages.ts';
import { renderAt } from '../../test/render.tsx';

function open(known: CheckIn[], hash = '') {
  let checkIns = known;
  const change = (id: string, part: Partial<CheckIn>): CheckIn => {
    checkIns = checkIns.map((one) => (one.id === id ? { ...one, ...part, version: one.version + 1 } : one));
    return checkIns.find((one) => one.id === id) as CheckIn;
  };
  const now = new Date().toISOString();
  const id = known[0]?.id ?? '';
  const calls = answerApi([
    on(checkInCalls.ofClient, () => ({ checkIns }), { clientId }),
    on(checkInCalls.read, () => ({ message: 'Read.', checkIn: change(id, { readAt: now }) }), { id }),
    on(
      checkInCalls.answer,
      ({ body }) => ({
        message: 'Sent.',
        checkIn: change(id, { readAt: now, answer: { text: body.text, at: now } }),
      }),
      { id },
    ),
  ]);
  return { calls, ...renderAt(`/doctor/clients/${clientId}${hash}`, { as: { area: 'doctor' } }) };
}
const part = async () => within(await screen.findByRole('region', { name: 'Weekly check-ins' }));

test('a check-in that was not read can be answered at once, and the answer corrected', async () => {
  const { user, calls } = open([aCheckIn({ week: 3, note: 'A wedding on Sunday.' })]);
  const here = await part();
  expect(await here.findByText('A wedding on Sunday.')).toBeVisible();
  expect(here.getByText(/not read yet/)).toBeVisible();
  await user.click(here.getByRole('button', { name: 'Send' }));
  expect(here.getByText('Please write an answer.')).toBeVisible();
  await user.type(here.getByLabelText('Answer to week 3'), 'Well done.');
  await user.click(here.getByRole('button', { name: 'Send' }));
  await user.click(await here.findByRole('button', { name: 'Correct the answer' }));
  await user.type(here.getByLabelText('Answer to week 3'), ' Go on.');
  await user.click(here.getByRole('button', { name: 'Save' }));
  expect(await here.findByText(/Well done. Go on./)).toBeVisible();
  expect(requestsOf(calls, checkInCalls.answer).map(({ body }) => body)).toEqual([
    { text: 'Well done.', version: 1 },
    { text: 'Well done. Go on.', version: 2 },
  ]);
});

test('one that needs no answer is marked as read', async () => {
  const { user } = open([aCheckIn({ week: 3 })]);
  const here = await part();
  await user.click(await here.findByRole('button', { name: 'Read, no answer needed' }));
  expect(await here.findByRole('button', { name: 'Answer' })).toBeVisible();
  expect(here.queryByText(/not read yet/)).not.toBeInTheDocument();
});

test('a link to one check-in puts the focus into its answer, also when it is an older one', async () => {
  const [newest, other, wanted] = ['a', 'b', 'c'].map((one, place) =>
    aCheckIn({ id: one.repeat(24), _id: one.repeat(24), week: 3 - place }),
  ) as [CheckIn, CheckIn, CheckIn];
  open([newest, other, wanted], `#${checkInPlace(wanted.id)}`);
  const here = await part();
  await waitFor(() => expect(here.getByLabelText('Answer to week 1')).toHaveFocus());
});

test('a page that is opened for something else leaves the focus where it is', async () => {
  open([aCheckIn({ week: 3 })]);
  const here = await part();
  expect(await here.findByLabelText('Answer to week 3')).not.toHaveFocus();
});

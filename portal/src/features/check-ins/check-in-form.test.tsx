import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { NOT_READ_AT_ONCE } from '@clinic/contract/care/check-ins/check-ins';
import { cutOff, requestsOf } from '@clinic/ui/test/api.ts';
import { aCheckIn } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOT_WITHOUT_NETWORK } from '../../lib/without-network.ts';
import { renderAt } from '../../test/render.tsx';
import { open, choose } from '../../test/check-in-screen.tsx';

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

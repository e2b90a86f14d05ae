import { addDays } from '@clinic/contract/clinic-calendar';
import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { type CheckIn, type OwnCheckIns } from '@clinic/contract/care/check-ins/check-ins';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused } from '@clinic/ui/test/api.ts';
import { aCheckIn, aMeasurement } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { account, renderAt } from './render.tsx';

const DUE = { week: 3, dueOn: addDays(today(), -1) };
/** Opens the screen over a server that remembers what it is sent. */
export function open(earlier: CheckIn[] = [], refusal?: Refused) {
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
export const group = (name: string) => within(screen.getByRole('group', { name }));
export async function choose(user: ReturnType<typeof open>['user']) {
  await screen.findByRole('group', { name: 'Hunger' });
  await user.click(group('Days on which you followed your plan').getByRole('radio', { name: '5' }));
  await user.selectOptions(screen.getByLabelText('The hardest meal'), 'Dinner');
  await user.click(group('Hunger').getByRole('radio', { name: '2' }));
  await user.click(group('Energy').getByRole('radio', { name: '5, Full of energy' }));
  await user.click(group('Sleep').getByRole('radio', { name: '3' }));
}

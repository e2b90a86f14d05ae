import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { KnownFact, Precautions } from '@clinic/contract/care/precautions/precautions';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aForm, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { open as openForm, saved } from '../../test/intake-form-screen.tsx';
import { fact, nothing } from '../../test/precautions-screen.tsx';

const before = aForm('MedicalHistory', { rx: 'Warfarin 5 mg', allergies: 'Peanuts' });
const after = { ...before, updatedAt: '2026-01-05T09:00:00.000Z', fields: { ...before.fields, rx: '' } };

const gone = { state: 'no longer written', takenOut: after.updatedAt } as const;
const warfarin = fact('Anticoagulant', 'Warfarin 5 mg', {
  ...gone,
  sort: 'medicine',
  field: 'MedicalHistory.rx',
});
const peanut = fact('Peanut', 'Peanuts', gone);
const earlier = fact('Milk', 'milk', { ...gone, takenOut: '2026-01-01T09:00:00.000Z' });
const asked = (...facts: KnownFact[]): Precautions => ({ ...nothing, facts, version: 3 });
const endOf = ({ sort, code, field, text, takenOut: at }: KnownFact) => ({ sort, code, field, text, at });

/**
 * Opens the question after a doctor's save, with the precautions `known`; each answer leaves those that `left` gives.
 */
async function afterSave(known: Precautions, left: () => Precautions | Refused) {
  let now = asked(earlier);
  const calls = answerApi([
    ...clientRecord({}, [before]).filter(({ path }) => !path.includes('precautions')),
    on(intakeFormCalls.one, { form: before }, { clientId, formType: 'MedicalHistory' }),
    on(intakeFormCalls.update, () => {
      now = known;
      return saved(after);
    }),
    on(precautionCalls.ofClient, () => now, { clientId }),
    on(
      precautionCalls.save,
      () => {
        const answer = left();
        if (!(answer instanceof Refused)) now = answer;
        return answer;
      },
      { clientId },
    ),
  ]);
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: 'Edit Form' }));
  await user.clear(screen.getByRole('textbox', { name: /^Rx/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Medical History updated successfully!');
  return { user, bodies: () => requestsOf(calls, precautionCalls.save).map(({ body }) => body) };
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Is it still so?' }));
const row = async (name: string) =>
  within((await question()).getByRole('group', { name: `Taken out: ${name}` }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the doctor is asked at once what a save took out, and "Stopped" ends it', async () => {
  const { user, bodies } = await afterSave(asked(earlier, warfarin), () => asked(earlier));
  expect((await question()).getAllByRole('group')).toHaveLength(1);
  await user.click((await row('Warfarin 5 mg')).getByRole('button', { name: 'Stopped' }));
  await isClosed();
  expect(bodies()).toEqual([{ answers: [], added: [], ended: [endOf(warfarin)], version: 3 }]);
});

test('what is still so is the doctor’s own knowledge from then on; each is answered by itself', async () => {
  const { user, bodies } = await afterSave(asked(warfarin, peanut), () => ({
    ...asked(warfarin),
    version: 4,
  }));
  await user.click((await row('Peanut')).getByRole('button', { name: 'Still so' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Taken out: Peanut' })).toBeNull());
  expect(bodies()).toEqual([
    {
      answers: [],
      added: [{ sort: 'allergy', code: 'peanut', words: 'Peanuts' }],
      ended: [endOf(peanut)],
      version: 3,
    },
  ]);
  expect((await row('Warfarin 5 mg')).getByRole('button', { name: 'Still so' })).toBeVisible();
});

test('without an answer nothing is saved, and the question is closed', async () => {
  const { user, bodies } = await afterSave(asked(peanut), () => asked());
  await user.click((await question()).getByRole('button', { name: 'Later' }));
  await isClosed();
  expect(bodies()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Edit Form' })).toBeVisible();
});

test('an answer that could not be saved is asked again', async () => {
  const { user } = await afterSave(asked(peanut), () => new Refused('STALE_RECORD'));
  await user.click((await row('Peanut')).getByRole('button', { name: 'Not true any more' }));
  expect(
    await (await question()).findByText('Somebody else changed this meanwhile. Please answer once more.'),
  ).toBeVisible();
  expect((await row('Peanut')).getByRole('button', { name: 'Not true any more' })).toBeEnabled();
});

test('a save that took out nothing asks nothing', async () => {
  await afterSave(asked(earlier), () => asked());
  expect(await screen.findByRole('button', { name: 'Edit Form' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

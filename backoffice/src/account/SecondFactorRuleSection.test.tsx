import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { OwnAccountContext, type OwnAccountAccess } from '@clinic/ui/account/own-account.ts';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { SecondFactorRuleSection } from './SecondFactorRuleSection.tsx';

const access: OwnAccountAccess = {
  api: { call: () => Promise.reject(new Error()) },
  area: 'admin',
  id: 'a1',
};

it('two roles that are switched on one right after the other do not switch each other off', async () => {
  let release = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { sent } = renderArea(
    <OwnAccountContext value={access}>
      <SecondFactorRuleSection />
    </OwnAccountContext>,
    [
      on(secondFactorCalls.rule, { rule: { admin: true, doctor: false, assistant: false } }),
      on(secondFactorCalls.setRule, ({ body }) => waiting.then(() => ({ rule: body }))),
    ],
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: 'Doctors' }));
  await user.click(screen.getByRole('switch', { name: 'Assistants' }));
  expect(screen.getByRole('switch', { name: 'Assistants' })).toHaveFocus();
  release();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Doctors' })).toBeChecked());
  await user.click(screen.getByRole('switch', { name: 'Assistants' }));
  await waitFor(() =>
    expect(requestsOf(sent, secondFactorCalls.setRule).map(({ body }) => body)).toEqual([
      { admin: true, doctor: true, assistant: false },
      { admin: true, doctor: true, assistant: true },
    ]),
  );
});

import type { SecondFactorState } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { useQuery } from '@tanstack/react-query';
import { accountKey, useOwnAccount, type OwnAccountAccess } from './own-account.ts';

export const secondFactorKey = (access: OwnAccountAccess) => accountKey(access, 'second-factor');

export function useSecondFactor() {
  const access = useOwnAccount();
  return useQuery({
    queryKey: secondFactorKey(access),
    queryFn: () => access.api.call(secondFactorCalls.state, {}),
  });
}

/** Tells whether the log-in asks for a second factor. */
export const isOn = ({ appSince, passkeys }: Pick<SecondFactorState, 'appSince' | 'passkeys'>): boolean =>
  appSince !== null || passkeys.length > 0;

/** Tells whether the person must set up a second factor before anything else. */
export const mustSetUp = (state: SecondFactorState): boolean => state.required && !isOn(state);

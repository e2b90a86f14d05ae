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

/** The log-in asks for more than the password. */
export const isOn = ({ appSince, passkeys }: Pick<SecondFactorState, 'appSince' | 'passkeys'>): boolean =>
  appSince !== null || passkeys.length > 0;

/** The clinic requires a second factor of the person, who has none: nothing else is open. */
export const mustSetUp = (state: SecondFactorState): boolean => state.required && !isOn(state);

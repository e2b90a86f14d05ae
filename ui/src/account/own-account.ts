import { accountCalls } from '@clinic/contract/identity/account-calls';
import type { Role } from '@clinic/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Api } from '../session/http.ts';

export interface OwnAccountAccess {
  /** API calls that log out when the server rejects the session. */
  api: Pick<Api, 'call'>;
  area: Role;
  /** Id of the signed-in person. */
  id: string;
}

export const OwnAccountContext = createContext<OwnAccountAccess | null>(null);

export function useOwnAccount(): OwnAccountAccess {
  const access = use(OwnAccountContext);
  if (!access) throw new Error('useOwnAccount is for sections of AccountPage');
  return access;
}

/** Query key of a section's data. */
export const accountKey = ({ area, id }: OwnAccountAccess, part: string) => ['account', area, id, part];

export function useMe() {
  const access = useOwnAccount();
  return useQuery({
    queryKey: accountKey(access, 'me'),
    queryFn: async () => (await access.api.call(accountCalls.me, {})).account,
  });
}

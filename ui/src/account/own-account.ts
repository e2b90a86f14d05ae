import { accountCalls } from '@clinic/contract/identity/account-calls';
import type { Role } from '@clinic/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Api } from '../session/http.ts';

export interface OwnAccountAccess {
  /** Logs out by itself when the server no longer accepts the session. */
  api: Pick<Api, 'call'>;
  area: Role;
  /** The signed-in person's. */
  id: string;
}

export const OwnAccountContext = createContext<OwnAccountAccess | null>(null);

export function useOwnAccount(): OwnAccountAccess {
  const access = use(OwnAccountContext);
  if (!access) throw new Error('useOwnAccount is for sections of AccountPage');
  return access;
}

/** Key of what a section reads, in the cache of the area's application. */
export const accountKey = ({ area, id }: OwnAccountAccess, part: string) => ['account', area, id, part];

export function useMe() {
  const access = useOwnAccount();
  return useQuery({
    queryKey: accountKey(access, 'me'),
    queryFn: async () => (await access.api.call(accountCalls.me, {})).account,
  });
}

import type { Session } from '@clinic/ui/session/session.ts';
import { createContext, use } from 'react';
import type { Area } from '../lib/log-in-path.ts';

/** The signed-in person of the present area. */
export interface Account extends Session {
  area: Area;
}

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount is for screens below an area’s layout');
  return account;
}

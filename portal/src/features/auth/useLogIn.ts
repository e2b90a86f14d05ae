import type { Role } from '@clinic/contract/constants';
import { storeSession } from '@clinic/ui/session/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { forgetRegistered } from './just-registered.ts';

/** Stores the session, and drops the data of an earlier person in this tab. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return (area: Role, person: { id: string; name: string }, token: string) => {
    queryClient.clear();
    forgetRegistered();
    storeSession(area, person, token);
  };
}

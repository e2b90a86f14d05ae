import type { Role } from '@clinic/contract/constants';
import { storeSession } from '@clinic/ui/session/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { forgetWhyEnded } from '../../lib/session-end.ts';
import { forgetRegistered } from './just-registered.ts';

/** Stores the session; data that an earlier person loaded in this tab are dropped. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return (area: Role, person: { id: string; name: string }, token: string) => {
    queryClient.clear();
    forgetRegistered();
    if (area === 'client' || area === 'doctor') forgetWhyEnded(area);
    storeSession(area, person, token);
  };
}

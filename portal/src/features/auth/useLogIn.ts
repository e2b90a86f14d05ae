import { useQueryClient } from '@tanstack/react-query';
import { storeSession, type Area } from '../../lib/session.ts';

/** Stores who signed in; what an earlier person of this browser tab loaded is forgotten. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return (area: Area, person: { id: string; name: string }, token: string) => {
    queryClient.clear();
    storeSession(area, person, token);
  };
}

import { emailCalls } from '@clinic/contract/notifications/email-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const CLIENTS_EMAILS = ['clientsEmails'] as const;

/** The emails to a client, also those that the desk tells. */
export function useClientEmails(clientId: string) {
  const server = useServer();
  return useQuery({
    queryKey: [...CLIENTS_EMAILS, clientId],
    queryFn: () => server((api) => api.call(emailCalls.ofClient, { clientId })),
  });
}

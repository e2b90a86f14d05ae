import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { ClientSelf } from '@clinic/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** The own record on the client's screens; contact data stay out of the offline copy. */
export type OwnRecord = Pick<
  ClientSelf,
  | 'id'
  | 'name'
  | 'status'
  | 'program'
  | 'doctor'
  | 'doctorName'
  | 'doctorEmail'
  | 'emailVerified'
  | 'recordsClosed'
  | 'asksConsent'
  | 'notices'
  | 'language'
>;

export const meQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'me', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, 'me', async (): Promise<OwnRecord> => {
        const answer = await clientApi.call(clientCalls.me, {}, { signal });
        const { id, name, status, program, doctor, doctorName, doctorEmail, ...more } = answer.client;
        const { emailVerified, recordsClosed, asksConsent, notices, language } = more;
        const closed = { emailVerified, recordsClosed, asksConsent, notices };
        return { id, name, status, program, doctor, doctorName, doctorEmail, ...closed, language };
      }),
  });

/** Contact data under the names of the Personal Details form; never part of the offline copy. */
export const contactQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'contact', client],
    queryFn: async ({ signal }) => {
      const answer = await clientApi.call(clientCalls.me, {}, { signal });
      const { name, email, phone } = answer.client;
      return { name, email, number: phone };
    },
  });

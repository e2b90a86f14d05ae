import type { History } from '@clinic/contract/history';
import type { IntakeForm } from '@clinic/contract/intake-forms';
import type { Client } from '@clinic/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'client', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.get<{ client: Client }>(`/client/getClient/${clientId}`, { signal })).client,
  });

/** All intake forms of a client that have a record. */
export const clientFormsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'forms', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.get<{ forms: IntakeForm[] }>(`/form/client/${clientId}`, { signal })).forms,
  });

/** The kept versions of a form or plan, newest first; `path` is that of its history call. */
export const historyQuery = (path: string) =>
  queryOptions({
    queryKey: ['doctor', 'history', path],
    queryFn: ({ signal }) => doctorApi.get<History>(path, { signal }),
    // A save makes a new version.
    staleTime: 0,
  });

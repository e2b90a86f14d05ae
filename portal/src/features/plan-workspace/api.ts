import { addressOf, type Call, type CallRow } from '@clinic/contract/calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { History } from '@clinic/contract/care/history/history';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'client', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(clientCalls.one, { id: clientId }, { signal })).client,
  });

export const clientSummaryQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId],
    queryFn: ({ signal }) => doctorApi.call(doctorWorklistCalls.summary, { clientId }, { signal }),
    // Always outdated, since a save on the last page may have changed it.
    staleTime: 0,
  });

export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'timeline', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(doctorWorklistCalls.timeline, { clientId }, { signal })).entries,
    staleTime: 0,
  });

/** All programs of a client, the newest first; the running one has no end. */
export const programHistoryQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'programs', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(programCalls.history, { clientId }, { signal })).programs,
  });

export interface HistoryOf {
  call: Call<CallRow, { answer: History }>;
  clientId: string;
  query?: { formType?: FormType };
}

export const historyQuery = ({ call, ...request }: HistoryOf) =>
  queryOptions({
    queryKey: ['doctor', 'history', addressOf(call, request)],
    queryFn: ({ signal }) => doctorApi.call(call, request, { signal }),
    // Always outdated, since every save makes a version.
    staleTime: 0,
  });

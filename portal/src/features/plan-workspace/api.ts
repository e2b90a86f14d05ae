import { addressOf, type Call, type CallRow } from '@clinic/contract/calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { DietPlanVersion } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Version } from '@clinic/contract/care/history/history';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
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

/** A version as its history lists it: with its contents, or with what the database counted in them. */
export type ListedVersion = Version | DietPlanVersion;

/** The calls by which a history is read. */
export interface HistoryOf {
  call: Call<CallRow, { answer: { versions: ListedVersion[] } }>;
  clientId: string;
  query?: { formType?: FormType };
  /** Answers one version with its contents; left out where the list has them. */
  one?: Call<CallRow, { answer: { version: Version } }>;
}

export const historyQuery = ({ call, clientId, query }: HistoryOf) =>
  queryOptions({
    queryKey: ['doctor', 'history', addressOf(call, { clientId, query })],
    queryFn: ({ signal }) => doctorApi.call(call, { clientId, query }, { signal }),
    // Always outdated, since every save makes a version.
    staleTime: 0,
  });

/** The contents of a version; they never change. */
export const contentsQuery = ({ one, clientId }: HistoryOf, listed: ListedVersion) => {
  const request = { clientId, version: String(listed.version) };
  return queryOptions({
    queryKey: ['doctor', 'version', one ? addressOf(one, request) : null],
    queryFn: one
      ? async ({ signal }) => (await doctorApi.call(one, request, { signal })).version.body
      : skipToken,
    staleTime: Infinity,
  });
};

import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's appointments of the days from–to (yyyy-MM-dd), both included. */
export const appointmentsBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['doctor', 'appointments', from, to],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(appointmentCalls.all, { query: { from, to } }, { signal })).appointments,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Records how a visit went; null removes the outcome. */
export const recordOutcome = async (id: string, outcome: Outcome | null) =>
  (await doctorApi.call(appointmentCalls.outcome, { id, body: { outcome } })).appointment;

/** Saves an online visit's link; null: the doctor's own link is used, or the clinic calls. */
export const saveJoinLink = async (id: string, joinLink: string | null) =>
  (await doctorApi.call(appointmentCalls.joinLink, { id, body: { joinLink } })).appointment;

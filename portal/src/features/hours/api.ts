import { doctorCalls, type VisitSettings } from '@clinic/contract/identity/doctor-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's link for online visits, and since when a calendar address exists. */
export const visitSettingsQuery = queryOptions({
  queryKey: ['doctor', 'visitSettings'],
  queryFn: ({ signal }) => doctorApi.call(doctorCalls.settings, {}, { signal }),
});

export const setJoinLink = (joinLink: string | null): Promise<VisitSettings> =>
  doctorApi.call(doctorCalls.setJoinLink, { body: { joinLink } });

export const newCalendar = async (): Promise<string> =>
  (await doctorApi.call(doctorCalls.newCalendar, {})).address;

export const endCalendar = (): Promise<VisitSettings> => doctorApi.call(doctorCalls.endCalendar, {});

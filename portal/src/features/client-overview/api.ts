import { deskNotesCalls } from '@clinic/contract/desk-notes-calls';
import { doctorTodayCalls } from '@clinic/contract/doctor-today-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** What happened in a client's care, the newest first. */
export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'timeline', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(doctorTodayCalls.timeline, { clientId }, { signal })).entries,
    staleTime: 0,
  });

export const deskNotesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'deskNotes', clientId],
    queryFn: ({ signal }) => doctorApi.call(deskNotesCalls.ofClient, { clientId }, { signal }),
    staleTime: 0,
  });

import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const deskNotesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'deskNotes', clientId],
    queryFn: ({ signal }) => doctorApi.call(deskNotesCalls.ofClient, { clientId }, { signal }),
    staleTime: 0,
  });

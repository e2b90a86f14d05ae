import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { today } from '../clinic-page.ts';
import { useFormAccess } from '../forms/form-access.ts';

const KEY = ['hours'];
/** The desk's calendar shows hours as well. */
const READ_ELSEWHERE = ['doctorsHours'];

/** All hours that the reader may see, with what lies in this month or later. */
export function useClinicHours() {
  const { api } = useFormAccess();
  const from = `${today().slice(0, 8)}01`;
  return useQuery({
    queryKey: [...KEY, from],
    queryFn: () => api.call(hoursCalls.all, { query: { from } }),
  });
}

/** Has all that shows hours read them again; answers when this page has. */
export function useHoursChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    void queryClient.invalidateQueries({ queryKey: READ_ELSEWHERE });
    await queryClient.invalidateQueries({ queryKey: KEY });
  }, [queryClient]);
}

/** Names what is kept of a form of hours. */
export const hoursForm = (record: string): string => `hours:${record}`;

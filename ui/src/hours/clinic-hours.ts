import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { today } from '../clinic-page.ts';
import { useFormAccess } from '../forms/form-access.ts';

const KEY = ['hours'];
/** Query keys of the desk's calendar, which shows hours too. */
const READ_ELSEWHERE = ['doctorsHours'];

/** All hours that the reader may see, from this month on. */
export function useClinicHours() {
  const { api } = useFormAccess();
  const from = `${today().slice(0, 8)}01`;
  return useQuery({
    queryKey: [...KEY, from],
    queryFn: () => api.call(hoursCalls.all, { query: { from } }),
  });
}

/** Reloads hours on all screens that show them; resolves when this page has them. */
export function useHoursChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    void queryClient.invalidateQueries({ queryKey: READ_ELSEWHERE });
    await queryClient.invalidateQueries({ queryKey: KEY });
  }, [queryClient]);
}

/** The name of an hours form's draft. */
export const hoursForm = (record: string): string => `hours:${record}`;

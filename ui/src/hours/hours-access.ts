import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo } from 'react';
import { today } from '../clinic-page.ts';
import { draftOf } from '../drafts.ts';
import type { Api } from '../session/http.ts';

export interface HoursAccess {
  api: Pick<Api, 'call'>;
  /** Area of the drafts. */
  area: 'doctor' | 'backoffice';
  /** Id of the signed-in person. */
  account: string;
}

export const HoursContext = createContext<HoursAccess | null>(null);

export function useHoursAccess(): HoursAccess {
  const access = use(HoursContext);
  if (!access) throw new Error('useHoursAccess is for parts of a page of hours');
  return access;
}

const KEY = ['hours'];
/** What else shows hours: the desk's calendar. */
const READ_ELSEWHERE = ['doctorsHours'];

/** All hours that the reader may see, with what lies in this month or later. */
export function useClinicHours({ api }: Pick<HoursAccess, 'api'>) {
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

/** What was typed into a form of hours, kept over an ended session. */
export function useHoursDraft<Value>(record: string) {
  const { area, account } = useHoursAccess();
  return useMemo(() => draftOf<Value>(area, account, `hours:${record}`), [area, account, record]);
}

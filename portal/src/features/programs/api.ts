import type { EndProgram, Program, SaveProgram } from '@clinic/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { daysOf, type ProgramValues } from './program-form.ts';

/** The running program; null when there is none. */
export const programQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'program', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.get<{ program: Program | null }>(`/program/${clientId}`, { signal })).program,
  });

/** All programs of a client, the newest first; the running one has no end. */
export const programHistoryQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'programs', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.get<{ programs: Program[] }>(`/program/history/${clientId}`, { signal })).programs,
  });

interface Save {
  clientId: string;
  values: ProgramValues;
  /** The program that is changed; null starts one. */
  base: Pick<Program, 'updatedAt'> | null;
}

export function saveProgram({ clientId, values, base }: Save) {
  const plan = {
    name: values.name.trim(),
    duration: Number(values.weeks),
    durationInDays: Number(daysOf(values.weeks)),
    startDate: values.startDate,
  };
  const input: SaveProgram = { clientId, plan, ...(base && { updatedAt: base.updatedAt }) };
  return doctorApi.post<{ program?: Program; message?: string }>('/program/save', input);
}

export const endProgram = ({ clientId, end }: { clientId: string; end: EndProgram }) =>
  doctorApi.post<{ message: string; program: Program }>(`/program/end/${clientId}`, end);

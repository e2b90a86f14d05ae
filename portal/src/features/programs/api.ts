import { programCalls } from '@clinic/contract/care/program-calls';
import type {
  CorrectEnd,
  EndProgram,
  Program,
  SaveProgram,
  SaveReportWords,
} from '@clinic/contract/care/programs';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { daysOf, type ProgramValues } from './program-form.ts';

/** The running program; null when there is none. */
export const programQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'program', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(programCalls.running, { clientId }, { signal })).program,
  });

interface Save {
  clientId: string;
  values: ProgramValues;
  /** The program to change; null starts one. */
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
  return doctorApi.call(programCalls.save, { body: input });
}

export const endProgram = ({ clientId, end }: { clientId: string; end: EndProgram }) =>
  doctorApi.call(programCalls.end, { clientId, body: end });

export const correctEnd = ({ clientId, correction }: { clientId: string; correction: CorrectEnd }) =>
  doctorApi.call(programCalls.correctEnd, { clientId, body: correction });

export const saveReportWords = ({ clientId, report }: { clientId: string; report: SaveReportWords }) =>
  doctorApi.call(programCalls.saveReportWords, { clientId, body: report });

import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type {
  CorrectEnd,
  EndProgram,
  Program,
  SaveProgram,
  SaveReportWords,
} from '@clinic/contract/care/programs/programs';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
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

export async function saveProgram({ clientId, values, base }: Save, keys?: RepeatKeys): Promise<Program> {
  const plan = {
    name: values.name.trim(),
    duration: wholeNumberIn(values.weeks),
    durationInDays: wholeNumberIn(daysOf(values.weeks)),
    startDate: values.startDate,
  };
  const input: SaveProgram = { clientId, plan, ...(base && { updatedAt: base.updatedAt }) };
  return (await doctorApi.call(programCalls.save, { body: input }, { keys })).program;
}

export const endProgram = (clientId: string, end: EndProgram, keys?: RepeatKeys) =>
  doctorApi.call(programCalls.end, { clientId, body: end }, { keys });

export const correctEnd = (clientId: string, correction: CorrectEnd, keys?: RepeatKeys) =>
  doctorApi.call(programCalls.correctEnd, { clientId, body: correction }, { keys });

export const saveReportWords = (clientId: string, report: SaveReportWords, keys?: RepeatKeys) =>
  doctorApi.call(programCalls.saveReportWords, { clientId, body: report }, { keys });

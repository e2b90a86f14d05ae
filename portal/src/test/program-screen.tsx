import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type { Program, SaveProgram } from '@clinic/contract/care/programs/programs';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { aProgram, clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const program = aProgram();
export const given = (running: Program | null, answers: Stub[] = []) =>
  answerApi([
    on(programCalls.running, { program: running }, { clientId }),
    on(programCalls.history, { programs: running ? [running] : [] }, { clientId }),
    ...clientRecord({ status: 'new', program: running }),
    ...answers,
  ]);
export const planned = ({ plan }: SaveProgram) => ({ ...plan, durationInDays: 7 * plan.duration });
export const open = () => renderAt(`/doctor/client-plan/${clientId}`, { as: { area: 'doctor' } });

import { takenMeasures } from '@clinic/contract/care/checkups/checkups';
import { endIsFinalFrom, type EndOutcome, type Program } from '@clinic/contract/care/programs/programs';
import type {
  ClientRecord,
  EndedProgram,
  RunningProgram,
  StoredEnd,
} from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { textsOf } from '../intake-forms/intake-form.view.ts';
import { stored } from '../../platform/http/stored.ts';

const common = (client: ClientRecord, program: RunningProgram, number: number) => ({
  ...stored(program),
  name: program.name,
  duration: program.duration,
  durationInDays: program.durationInDays,
  startDate: program.startDate,
  client: client._id.toHexString(),
  number,
});

/** Only doctors read the words of a report before it is printed. */
const reportOf = ({ reportWords }: RunningProgram, { role }: Caller) =>
  role === 'doctor' && reportWords !== undefined ? { reportWords } : {};

export const runningProgramView = (
  client: ClientRecord,
  program: RunningProgram,
  caller: Caller,
): Program => ({
  ...common(client, program, client.programsEnded + 1),
  ...reportOf(program, caller),
  endedAt: null,
  reason: null,
  notes: '',
  pre: null,
  post: null,
});

const outcomeView = ({ reason, notes, post, measures }: StoredEnd): EndOutcome => ({
  reason,
  notes,
  post: post && textsOf('BodyStatus', post),
  measures: takenMeasures(measures),
});

/** Only doctors see how an end was corrected; its doctor also sees until when it can be. */
export const endedProgramView = (
  client: ClientRecord,
  program: EndedProgram,
  number: number,
  caller: Caller,
): Program => ({
  ...common(client, program, number),
  ...outcomeView(program),
  ...reportOf(program, caller),
  endedAt: program.endedAt.toISOString(),
  pre: program.pre && textsOf('BodyStatus', program.pre),
  ...(caller.role === 'doctor' && {
    corrections: (program.corrections ?? []).map(({ at, because, before }) => ({
      at: at.toISOString(),
      by: program.endedBy.name,
      because,
      before: outcomeView(before),
    })),
    correctableUntil:
      program.endedBy.id === caller.id && number === client.programsEnded
        ? endIsFinalFrom(program.endedAt).toISOString()
        : null,
  }),
});

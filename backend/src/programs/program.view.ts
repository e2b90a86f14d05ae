import type { Program } from '@clinic/contract/programs';
import type { ClientRecord, EndedProgram, RunningProgram } from '../clients/client.schema.ts';
import { textsOf } from '../intake-forms/intake-form.view.ts';
import { stored } from '../http/stored.ts';

const common = (client: ClientRecord, program: RunningProgram, number: number) => ({
  ...stored(program),
  name: program.name,
  duration: program.duration,
  durationInDays: program.durationInDays,
  startDate: program.startDate,
  client: client._id.toHexString(),
  number,
});

export const runningProgramView = (client: ClientRecord, program: RunningProgram): Program => ({
  ...common(client, program, client.programsEnded + 1),
  endedAt: null,
  reason: null,
  notes: '',
  pre: null,
  post: null,
});

export const endedProgramView = (client: ClientRecord, program: EndedProgram, number: number): Program => ({
  ...common(client, program, number),
  endedAt: program.endedAt.toISOString(),
  reason: program.reason,
  notes: program.notes,
  pre: program.pre && textsOf('BodyStatus', program.pre),
  post: program.post && textsOf('BodyStatus', program.post),
});

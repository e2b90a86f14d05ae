import { clientStatus } from '@clinic/contract/client-status';
import type { Client, ClientProgram } from '@clinic/contract/people';
import { stored } from '../http/stored.ts';
import type { ClientRecord, RunningProgram } from './client.schema.ts';

export const programOf = (program: RunningProgram | null): ClientProgram | null =>
  program && {
    name: program.name,
    duration: program.duration,
    durationInDays: program.durationInDays,
    startDate: program.startDate,
  };

/** `doctorNames`: id → name of the living doctors. */
export const clientView =
  (doctorNames: ReadonlyMap<string, string>) =>
  (client: ClientRecord): Client => {
    const owner = client.doctor?.toHexString() ?? '';
    const doctorName = doctorNames.get(owner) ?? null;
    return {
      ...stored(client),
      name: client.name,
      email: client.email,
      phone: client.phone,
      status: clientStatus({ running: client.program !== null, ended: client.programsEnded }),
      program: programOf(client.program),
      // One who was deleted owns nobody any more.
      doctor: doctorName === null ? null : owner,
      doctorName,
    };
  };

import { programEndsOn } from '@clinic/contract/clients/client-status';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { clientSearchFields } from '@clinic/contract/platform/search-keys';
import type { ClientRecord, EndedProgram, RunningProgram } from '../../clients/clients/client.schema.ts';
import { registrationConsents } from '../../clients/clients/consents.ts';

type Registered = Pick<
  ClientRecord,
  'name' | 'email' | 'phone' | 'birthday' | 'passwordHash' | 'doctor' | 'program'
>;

/** Makes a client as the product stores one, closed where there is no address; `agreed` is the instant of consent to the privacy notice. */
export function madeClient(
  person: Registered,
  { joined, agreed = joined, past }: { joined: Date; agreed?: Date; past: EndedProgram | null },
): Omit<ClientRecord, '_id' | 'ver' | 'deletedAt'> {
  const { program } = person;
  return {
    ...person,
    ...(person.email === undefined ? { movedAt: joined } : { emailVerifiedAt: joined }),
    consents: registrationConsents({ version: NOTICE_VERSION, reminders: true }, agreed),
    programsEnded: past ? 1 : 0,
    ...(program && { programEndsOn: programEndsOn(program) }),
    ...(past && { endedPrograms: [past], ...(!program && { programEndedAt: past.endedAt }) }),
    ...clientSearchFields(person),
    createdAt: joined,
    updatedAt: joined,
  };
}

type Planned = Pick<RunningProgram, '_id' | 'name' | 'startDate' | 'duration'>;
export const madeProgram = (program: Planned, savedAt: Date): RunningProgram => ({
  ...program,
  durationInDays: program.duration * 7,
  createdAt: savedAt,
  updatedAt: savedAt,
});

type End = Pick<EndedProgram, 'endedAt' | 'reason' | 'endedBy'> & Partial<EndedProgram>;
export const madeEnd = (program: RunningProgram, end: End): EndedProgram => ({
  ...program,
  notes: '',
  pre: null,
  post: null,
  measures: [],
  updatedAt: end.endedAt,
  ...end,
});

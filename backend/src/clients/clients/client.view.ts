import { clientStatus } from '@clinic/contract/clients/client-status';
import type { Client, ClientProgram } from '@clinic/contract/people';
import { pendingEmail } from '../../identity/account-links/email-moves.ts';
import { stored } from '../../platform/http/stored.ts';
import type { ClientRecord, RunningProgram } from './client.schema.ts';

export const programOf = (program: RunningProgram | null): ClientProgram | null =>
  program && {
    name: program.name,
    duration: program.duration,
    durationInDays: program.durationInDays,
    startDate: program.startDate,
  };

/** Data that only the client has written, since that instant. */
export interface OwnWords {
  since: Date;
}

/**
 * Says why a client does not read what the clinic wrote; null when it is open (decisions/022, 050). `gate` is true with
 * a mail server; without one no link is sent.
 */
export function closedRecords(
  { movedAt, passwordChosenAt, emailVerifiedAt }: ClientRecord,
  gate: boolean,
  own?: OwnWords,
): Client['recordsClosed'] {
  // A password of before the move proves the former person, who may read the own words but not what the clinic wrote.
  const strange = movedAt !== undefined && !(passwordChosenAt && passwordChosenAt <= movedAt);
  if (own && !(strange && own.since <= movedAt)) return null;
  if (gate && !emailVerifiedAt) return 'EMAIL_UNVERIFIED';
  return movedAt ? 'PERSON_UNCONFIRMED' : null;
}

/** True while staff typed the address in and no doctor has confirmed yet that it is the client's. */
const isTypedAtDesk = ({ email, movedAt, movedBy = [], movedUnagreed }: ClientRecord): boolean =>
  email !== undefined &&
  movedAt !== undefined &&
  !movedUnagreed &&
  movedBy.some(({ role }) => role !== 'client');

export function differenceOf({
  contactDifference,
}: Pick<ClientRecord, 'contactDifference'>): Client['contactDifference'] {
  return contactDifference ? { ...contactDifference, since: contactDifference.since.toISOString() } : null;
}

/** `doctorNames`: id → name of doctors who are not deleted; `gate` as in `closedRecords`. */
export const clientView =
  (doctorNames: ReadonlyMap<string, string>, gate: boolean, now: Date) =>
  (client: ClientRecord): Client => {
    const owner = client.doctor?.toHexString() ?? '';
    const doctorName = doctorNames.get(owner) ?? null;
    return {
      ...stored(client),
      name: client.name,
      email: client.email ?? '',
      phone: client.phone,
      birthday: client.birthday ?? null,
      proposedBirthday: client.formBirthday === client.birthday ? null : (client.formBirthday ?? null),
      status: clientStatus({ running: client.program !== null, ended: client.programsEnded }),
      program: programOf(client.program),
      // A deleted doctor owns no clients.
      doctor: doctorName === null ? null : owner,
      doctorName,
      whatsApp: client.whatsApp === true,
      emailVerified: client.emailVerifiedAt !== undefined,
      pendingEmail: pendingEmail(client, now),
      recordsClosed: closedRecords(client, gate),
      typedAtDesk: isTypedAtDesk(client),
      contactDifference: differenceOf(client),
      ...(client.language && { language: client.language }),
    };
  };

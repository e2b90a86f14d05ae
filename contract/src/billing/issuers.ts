import { addressLine, type ClinicFacts } from '../clinic.ts';
import { registrationOn, type Business, type PaperHead, type RegistrationKind } from './business.ts';

/** The clinic as the head of a paper names it. */
export interface PaperLetterhead extends Pick<ClinicFacts, 'name' | 'phones' | 'email'> {
  /** On one line. */
  address: string;
}

/** The rest that a registered clinic's paper says; `legalName` and `address` are those of the registration. */
export interface RegisteredIssuer extends Pick<Business, 'legalName' | 'address' | 'signatory' | 'foot'> {
  registration: Exclude<RegistrationKind, 'none'>;
}

/** The clinic as it stood when a paper was made: the paper is printed with it ever after. */
export interface PaperIssuer extends PaperLetterhead {
  legalName: string;
  /** On the paper's day, and with it the State, its first two digits; empty: not registered for GST. */
  gstin: string;
  /** Null: not registered for GST on the paper's day. */
  registered: RegisteredIssuer | null;
}

type Named = Pick<ClinicFacts, 'name' | 'legalName' | 'address' | 'phones' | 'email'>;

export const letterheadOf = ({
  name,
  address,
  phones,
  email,
}: Omit<Named, 'legalName'>): PaperLetterhead => ({
  name,
  address: addressLine(address),
  phones,
  email,
});

/** Makes the issuer of a paper of this day; `head` left out: the business settings are not loaded. */
export function issuerOn(facts: Named, head: PaperHead | undefined, day: string): PaperIssuer {
  const { kind, gstin } = registrationOn(head ?? { registration: [] }, day);
  return {
    ...letterheadOf(facts),
    legalName: facts.legalName,
    gstin,
    registered: !head || kind === 'none' ? null : registeredOf(head, kind),
  };
}

const registeredOf = (
  { legalName, address, signatory, foot }: PaperHead,
  registration: RegisteredIssuer['registration'],
): RegisteredIssuer => ({ registration, legalName, address, signatory, foot });

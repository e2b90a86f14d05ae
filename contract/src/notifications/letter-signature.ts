import { addressLine, type ClinicFacts } from '../clinic.ts';

/** The lines at the foot of every letter: name, address, and how to reach the clinic. */
export const letterSignature = ({
  name,
  address,
  phones,
  email,
}: Pick<ClinicFacts, 'name' | 'address' | 'phones' | 'email'>): string[] => [
  name,
  addressLine(address),
  [phones[0], email].filter(Boolean).join(' · '),
];

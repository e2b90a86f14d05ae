import { clinicFacts, type ClinicFacts } from '@clinic/contract/clinic';

/** The address of the clinic's logo: its own, or the drawing that the site serves. */
export const clinicLogo = ({ logo }: Pick<ClinicFacts, 'logo'> = clinicFacts()): string =>
  logo || '/favicon.svg';

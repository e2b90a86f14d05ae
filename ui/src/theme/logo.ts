import { clinicFacts } from '@clinic/contract/clinic';

/** The address of the clinic's logo: its own, or the drawing that the site serves. */
export const clinicLogo = (): string => clinicFacts().logo || '/favicon.svg';

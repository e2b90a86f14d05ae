import { clinicFacts, followClinic, type ClinicFacts } from '@clinic/contract/clinic';
import { useSyncExternalStore } from 'react';

/** The clinic's facts, drawn anew when an admin saves others in this browser. */
export const useClinicFacts = (): ClinicFacts => useSyncExternalStore(followClinic, clinicFacts);

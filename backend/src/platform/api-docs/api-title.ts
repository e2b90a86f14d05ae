import { clinicFacts } from '@clinic/contract/clinic';

export const apiTitle = (): string => `${clinicFacts().name}: API`;

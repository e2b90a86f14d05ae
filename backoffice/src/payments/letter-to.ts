import { clinicFacts } from '@clinic/contract/clinic';

/** Makes a letter of the clinic to a client. */
export const letterTo = (client: string, text: string): string =>
  `Dear ${client},\n\n${text}\n\nYours sincerely\n${clinicFacts().name}\n`;

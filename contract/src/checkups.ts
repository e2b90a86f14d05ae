import type { Instant } from './clinic-calendar.ts';
import type { Stored } from './people.ts';

/** What a checkup notes; free text, at most 5,000 characters each. */
export interface CheckupFields {
  bloodPressure: string;
  nfd: string;
  motion: string;
  energy: string;
  other: string;
}
export const CHECKUP_FIELDS = [
  'bloodPressure',
  'nfd',
  'motion',
  'energy',
  'other',
] as const satisfies readonly (keyof CheckupFields)[];
export const CHECKUP_LABELS: Record<keyof CheckupFields, string> = {
  bloodPressure: 'Blood Pressure',
  nfd: 'NFD (new food day)',
  motion: 'Motion',
  energy: 'Energy',
  other: 'Other',
};

/** Refuses a checkup that notes nothing. */
export const emptyCheckup = (fields: Partial<CheckupFields>): string | undefined =>
  CHECKUP_FIELDS.some((name) => fields[name]?.trim()) ? undefined : 'Please fill in at least one field.';

export interface Checkup extends Stored {
  clientId: string;
  fields: CheckupFields;
}

export interface EditCheckup {
  /** Free text, at most 5,000 characters each; what is left out stays as it is. */
  fields: Partial<CheckupFields>;
  /** Of the checkup that is changed; an older one answers 409. */
  updatedAt?: Instant;
}

/** With a `checkupId` of the same client it updates that one. */
export interface SaveCheckup extends EditCheckup {
  /** Updates this checkup of the same client in place of adding one. */
  checkupId?: string;
}

import type { Doctor } from '@clinic/contract/people';

export type StaffResource = 'doctors' | 'assistants';

/** A doctor, or an assistant with the doctor whom they belong to. */
export interface StaffRecord extends Doctor {
  doctor?: string | null;
}

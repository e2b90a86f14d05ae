import type { Doctor } from '@clinic/contract/people';

export type StaffResource = 'doctors' | 'assistants';

/** A doctor, or an assistant with the doctor whom the assistant works for. */
export interface StaffRecord extends Doctor {
  doctor?: string | null;
}

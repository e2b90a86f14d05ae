import type { Instant } from './clinic-calendar.ts';
import type { ProgramEndReason } from './constants.ts';
import type { SentMeasure } from './checkups.ts';
import type { BodyStatusFields } from './intake-forms.ts';
import type { ClientProgram, Stored } from './people.ts';

/** A program, running or ended. */
export interface Program extends ClientProgram, Stored {
  client: string;
  /** 1 for the client's first program. */
  number: number;
  endedAt: Instant | null;
  reason: ProgramEndReason | null;
  notes: string;
  /** Body status at the start (copied at the end from the BodyStatus form) and at the end. */
  pre: BodyStatusFields | null;
  post: BodyStatusFields | null;
}

/** A program as it is planned. */
export interface ProgramPlan extends Omit<ClientProgram, 'durationInDays'> {
  /** Days; always weeks × 7, computed by the server. */
  durationInDays?: number;
}

/** Body of `program/save`: starts a program, or changes the running one. */
export interface SaveProgram {
  clientId: string;
  plan: ProgramPlan;
  /** Of the running program; an older one, or that of one that has ended, answers 409. */
  updatedAt?: Instant;
}

/** `POST /api/program/end/{clientId}`. */
export interface EndProgram {
  reason: ProgramEndReason;
  /** What came of it; at most 5,000 characters. */
  notes?: string;
  /** Body status at the end: one number each ("79.5", "79,5 kg") by the field names of the BodyStatus form. */
  post?: Partial<BodyStatusFields>;
  /** What was measured at the end besides, each kind once, in its unit. */
  measures?: SentMeasure[];
  /** True cancels the client's upcoming appointments in the same step. */
  cancelAppointments?: boolean;
}

import type { Instant } from '../../clinic-calendar.ts';
import type { ProgramEndReason } from '../../constants.ts';
import type { SentMeasure, TakenMeasure } from '../checkups/checkups.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import type { ClientProgram, Stored } from '../../people.ts';

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
  /** Further measurements at the end of an ended program. */
  measures?: TakenMeasure[];
  /** For doctors: the words of its progress report; absent until they were saved once. */
  reportWords?: string;
  /** Corrections of an ended program's end, for doctors, the first one first. */
  corrections?: EndCorrection[];
  /**
   * The time until which the asking doctor may correct an ended program; null when that is another's affair.
   */
  correctableUntil?: Instant | null;
}

/** The outcome that was written at the end of a program. */
export interface EndOutcome {
  reason: ProgramEndReason;
  notes: string;
  post: BodyStatusFields | null;
  measures: TakenMeasure[];
}

/** One correction of an end. */
export interface EndCorrection {
  at: Instant;
  /** Name of the doctor. */
  by: string;
  because: string;
  /** The outcome before the correction. */
  before: EndOutcome;
}

/** For so long the doctor who ended a program may correct what was written then. */
export const END_CORRECTION_HOURS = 24;

/** When the end of a program can no longer be corrected. */
export const endIsFinalFrom = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + END_CORRECTION_HOURS * 3_600_000);

/** A program as it is planned. */
export interface ProgramPlan extends Omit<ClientProgram, 'durationInDays'> {
  /** Days; always weeks × 7, computed by the server. */
  durationInDays?: number;
}

/** Body of `program/save`: starts a program, or changes the running one. */
export interface SaveProgram {
  clientId: string;
  plan: ProgramPlan;
  /** The `updatedAt` of the running program; an older one, or that of one that has ended, answers 409. */
  updatedAt?: Instant;
}

/** `POST /api/program/end/{clientId}`. */
export interface EndProgram {
  reason: ProgramEndReason;
  /** Notes on the outcome; at most 5,000 characters. */
  notes?: string;
  /** Body status at the end: one number each ("79.5", "79,5 kg") by the field names of the BodyStatus form. */
  post?: Partial<BodyStatusFields>;
  /** Further measurements at the end, each kind once, in its unit. */
  measures?: SentMeasure[];
  /** True cancels the client's upcoming appointments in the same step. */
  cancelAppointments?: boolean;
}

/** `PUT /api/program/reportWords/{clientId}`: the doctor's words on the printed report of a program. */
export interface SaveReportWords {
  /** Id of the running program or of an ended one. */
  program: string;
  /** At most 5,000 characters; empty prints none. */
  words: string;
  /** The `updatedAt` of the program that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** `PUT /api/program/end/{clientId}`: writes the end of the last program anew; what is left out is empty then. */
export interface CorrectEnd extends Omit<EndProgram, 'cancelAppointments'> {
  /** Id of the ended program. */
  program: string;
  /** Why it is corrected; at most 200 characters. */
  because: string;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

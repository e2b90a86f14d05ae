import type { Instant } from '../../clinic-calendar.ts';
import type { ProgramEndReason } from '../../constants.ts';
import type { SentMeasure, TakenMeasure } from '../checkups/checkups.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import type { ClientProgram, Stored } from '../../people.ts';

/** A program, running or ended. */
export interface Program extends ClientProgram, Stored {
  client: string;
  /** Counts the client's programs from 1. */
  number: number;
  endedAt: Instant | null;
  reason: ProgramEndReason | null;
  notes: string;
  /** Body status at the start (copied from the BodyStatus form at the end) and at the end. */
  pre: BodyStatusFields | null;
  post: BodyStatusFields | null;
  /** Further measurements at the end of an ended program. */
  measures?: TakenMeasure[];
  /** For doctors: their words for the progress report; absent before the first save. */
  reportWords?: string;
  /** For doctors: corrections of an ended program's end, oldest first. */
  corrections?: EndCorrection[];
  /** Until when the asking doctor may correct the end; null when this doctor may not. */
  correctableUntil?: Instant | null;
}

/** The outcome that a doctor wrote at the end of a program. */
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

/** Hours in which the doctor who ended a program may correct its outcome. */
export const END_CORRECTION_HOURS = 24;

/** The instant from which the end of a program can no longer be corrected. */
export const endIsFinalFrom = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + END_CORRECTION_HOURS * 3_600_000);

/** The planned fields of a program. */
export interface ProgramPlan extends Omit<ClientProgram, 'durationInDays'> {
  /** Days; always weeks × 7, computed by the server. */
  durationInDays?: number;
}

/** Body of `program/save`: starts a program, or changes the running one. */
export interface SaveProgram {
  clientId: string;
  plan: ProgramPlan;
  /** The `updatedAt` of the running program: 409 for an older one, or one of an ended program. */
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
  /** True: the client's upcoming appointments are cancelled in the same write. */
  cancelAppointments?: boolean;
}

/** `PUT /api/program/reportWords/{clientId}`: the doctor's words on the printed report of a program. */
export interface SaveReportWords {
  /** Id of the running program or of an ended one. */
  program: string;
  /** At most 5,000 characters; empty prints none. */
  words: string;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** `PUT /api/program/end/{clientId}`: replaces the outcome of the last program; fields left out become empty. */
export interface CorrectEnd extends Omit<EndProgram, 'cancelAppointments'> {
  /** Id of the ended program. */
  program: string;
  /** Why the outcome is corrected; at most 200 characters. */
  because: string;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

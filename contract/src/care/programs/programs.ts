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
  /** Of an ended program: what was measured at the end besides. */
  measures?: TakenMeasure[];
  /** For doctors: the words of its progress report; absent until they were saved once. */
  reportWords?: string;
  /** Of an ended program, for doctors: how it was corrected, the first correction first. */
  corrections?: EndCorrection[];
  /** Of an ended program: until when the asking doctor may correct it; null when that is another's affair. */
  correctableUntil?: Instant | null;
}

/** What was written at the end of a program. */
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
  /** What stood there before. */
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

/** `PUT /api/program/reportWords/{clientId}`: the doctor's words on the printed report of a program. */
export interface SaveReportWords {
  /** Id of the running program or of an ended one. */
  program: string;
  /** At most 5,000 characters; empty prints none. */
  words: string;
  /** Of the program, as it was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** `PUT /api/program/end/{clientId}`: writes the end of the last program anew; what is left out is empty then. */
export interface CorrectEnd extends Omit<EndProgram, 'cancelAppointments'> {
  /** Id of the ended program. */
  program: string;
  /** Why it is corrected; at most 200 characters. */
  because: string;
  /** As it was read: an older one answers 409. */
  updatedAt?: Instant;
}

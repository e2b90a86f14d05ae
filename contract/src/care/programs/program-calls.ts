import { callTable } from '../../calls.ts';
import type { CorrectEnd, EndProgram, Program, SaveProgram, SaveReportWords } from './programs.ts';

interface ProgramAnswer {
  message: string;
  program: Program;
}

/** The running program of a client and the ended ones. */
export interface ProgramCalls {
  save: { body: SaveProgram; answer: ProgramAnswer };
  end: { body: EndProgram; answer: ProgramAnswer };
  /** Corrects a program's end, for 24 hours, by the doctor who ended it. */
  correctEnd: { body: CorrectEnd; answer: ProgramAnswer };
  /** Saves the doctor's words for the report of a running or ended program. */
  saveReportWords: { body: SaveReportWords; answer: ProgramAnswer };
  /** The running program; null when there is none. */
  running: { answer: { program: Program | null } };
  history: { answer: { programs: Program[] } };
}

export const programCalls = callTable<ProgramCalls>()({
  save: ['POST /program/save', 'doctor'],
  end: ['POST /program/end/:clientId', 'doctor'],
  correctEnd: ['PUT /program/end/:clientId', 'doctor'],
  saveReportWords: ['PUT /program/reportWords/:clientId', 'doctor'],
  running: ['GET /program/:clientId', 'doctor', 'client', 'assistant'],
  history: ['GET /program/history/:clientId', 'doctor', 'client'],
});

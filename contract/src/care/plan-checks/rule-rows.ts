import type { FindingLevel } from './findings.ts';

/**
 * How well a row's source was verified: it was opened and says so; it was not opened, but the row is on; it is doubtful
 * and unopened, which the finding says; or the value is the clinic's own.
 */
export type SourceState = 'opened' | 'not opened' | 'doubtful' | 'ours';

/** Every row of the tables has these. */
export interface RuleRow {
  id: string;
  level: FindingLevel;
  source: string;
  state: SourceState;
  /** The source's own words, when it was opened. */
  seen?: string;
  /** False: the doctor in charge has switched the row off. */
  on: boolean;
}

/** The source at the end of a sentence: "(NIH ODS)", or "(the clinic’s own value)". */
export const cited = ({ source, state }: Pick<RuleRow, 'source' | 'state'>): string =>
  `(${source})${state === 'doubtful' ? ' (source not opened)' : ''}`;

/** The level of a row; the doubtful source of a row turns its note into a question. */
export const levelOf = ({ level, state }: Pick<RuleRow, 'level' | 'state'>): FindingLevel =>
  state === 'doubtful' && level === 'note' ? 'ask' : level;

/** The level for an uncertain fact: a `stop` becomes an `ask`. */
export const softened = (level: FindingLevel, isUnsure: boolean): FindingLevel =>
  isUnsure && level === 'stop' ? 'ask' : level;

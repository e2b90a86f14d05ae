import type { FindingLevel } from './findings.ts';

/**
 * How a row's source stands: opened and found to say so; not opened, and on; one of the least sure that was not opened,
 * which every sentence of it says; the clinic's own starting value.
 */
export type SourceState = 'opened' | 'not opened' | 'doubtful' | 'ours';

/** Every row of the tables has these. */
export interface RuleRow {
  id: string;
  level: FindingLevel;
  source: string;
  state: SourceState;
  /** The words that an opened source says. */
  seen?: string;
  /** Off only by the signature of the doctor in charge. */
  on: boolean;
}

/** "(NIH ODS)" as a sentence ends; of the clinic's own values "(the clinic’s own value)". */
export const cited = ({ source, state }: Pick<RuleRow, 'source' | 'state'>): string =>
  `(${source})${state === 'doubtful' ? ' (source not opened)' : ''}`;

/** The level of a row; one whose source could not be opened asks at least. */
export const levelOf = ({ level, state }: Pick<RuleRow, 'level' | 'state'>): FindingLevel =>
  state === 'doubtful' && level === 'note' ? 'ask' : level;

/** A fact that may mean something else asks where a table stops. */
export const softened = (level: FindingLevel, isUnsure: boolean): FindingLevel =>
  isUnsure && level === 'stop' ? 'ask' : level;

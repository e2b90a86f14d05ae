import { cleanLine } from '../../clients/client-input.ts';
import { oneLine, type Rule } from '../../rules.ts';

/** Most lines of what to take and of what to avoid, and the most characters of a line. */
export const CHART_LINES = { max: 20, length: 80 } as const;

/** The lines of a text, without the empty ones; each is cleaned as a line of a form is. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(cleanLine)
    .filter((line) => line !== '');

/** Says what is wrong with lines of a printed plan; undefined for at most 20 of 1–80 characters each. */
export const chartLines: Rule = (value) => {
  if (!Array.isArray(value)) return 'Please send a list.';
  if (value.length > CHART_LINES.max) return `Please write at most ${CHART_LINES.max} lines.`;
  const rule = oneLine(CHART_LINES.length);
  for (const line of value as unknown[]) {
    const problem = line === '' ? 'Please leave no line empty.' : rule(line);
    if (problem) return problem;
  }
  return undefined;
};

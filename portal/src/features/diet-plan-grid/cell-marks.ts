import type { FindingLevel } from '@clinic/contract/care/plan-checks/findings';
import { LEVEL_WORDS, said } from '../plan-checks/finding-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { CheckedWeeks } from '../diet-plan-meals/checked-weeks.ts';

/** The checks' words about a cell, by their gravest. */
export interface CellMark {
  level: FindingLevel | 'answered';
  words: string;
}

const ORDER: readonly CellMark['level'][] = ['stop', 'ask', 'note', 'answered'];

/** Words of a level in front of a finding. */
export const levelWord = (level: CellMark['level']): string =>
  level === 'answered' ? 'Answered' : LEVEL_WORDS[level][0];

export const markKey = (week: number, type: string): string => `${week} ${type}`;

/** The checks' marks by week and meal type, the gravest of each cell; each cell's texts stay the same until they change. */
export function cellMarks(
  { report, of, answers }: Pick<PlanChecks, 'report' | 'of' | 'answers'>,
  { weeks }: CheckedWeeks,
): Map<string, CellMark> {
  const marks = new Map<string, CellMark>();
  for (const { finding, answer } of said(report?.findings ?? [], answers)) {
    const level = answer ? 'answered' : finding.level;
    const words = `${levelWord(level)}: ${finding.words}`;
    for (const { plan, week = -1, meal = -1 } of finding.places) {
      const type = weeks[week]?.mealPlan[meal]?.mealType;
      if (plan !== of || !type) continue;
      const key = markKey(week, type);
      const before = marks.get(key);
      if (before?.words.includes(words)) continue;
      const isGraver = !before || ORDER.indexOf(level) < ORDER.indexOf(before.level);
      marks.set(key, {
        level: isGraver ? level : before.level,
        words: before ? `${before.words}\n${words}` : words,
      });
    }
  }
  return marks;
}

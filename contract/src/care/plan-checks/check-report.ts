import { grouped } from '../../platform/counted.ts';
import { isChecked } from './checked-facts.ts';
import { placesOnce, type FindingList } from './finding-list.ts';
import { MAX_FINDINGS, FINDING_LEVELS, type Finding, type PlanCheckReport } from './findings.ts';
import type { HealthFact } from './health-facts.ts';

const ONLY_DOSES = 'only doses are checked.';

const listOf = (facts: readonly HealthFact[]): string =>
  [...new Set(facts.map(({ short }) => short))].join(', ');

/** The summary says "Checked against" only about facts for which every item could be checked. */
function summaryOf(list: FindingList, facts: readonly HealthFact[], hasFindings: boolean): string {
  if (facts.length === 0) return `No allergy, diet or condition is recorded: ${ONLY_DOSES}`;
  const checked = facts.filter(isChecked);
  if (checked.length === 0) return `No rule speaks of what is recorded: ${ONLY_DOSES}`;
  const inPart = checked.filter((fact) => list.isCheckedInPart(fact));
  const whole = checked.filter((fact) => !inPart.includes(fact));
  return [
    ...(whole.length > 0 ? [`Checked against ${listOf(whole)}.`] : []),
    ...(inPart.length > 0 ? [`Not all could be checked against ${listOf(inPart)}.`] : []),
    ...(hasFindings ? [] : [inPart.length > 0 ? 'Nothing found in the rest.' : 'Nothing found.']),
  ].join(' ');
}

/** Limits the findings to the number that one request can answer; the last one then tells how many more there are. */
function atMost(findings: readonly Finding[]): Finding[] {
  if (findings.length <= MAX_FINDINGS) return [...findings];
  const rest = findings.slice(MAX_FINDINGS - 1);
  const level = FINDING_LEVELS.find((one) => rest.some((finding) => finding.level === one)) ?? 'note';
  const more: Finding = {
    key: `more:-:${rest.length}:${level}`,
    rule: 'more',
    level,
    words: `and ${grouped(rest.length)} more`,
    source: '',
    fact: null,
    places: placesOnce(rest.flatMap(({ places }) => places)),
  };
  return [...findings.slice(0, MAX_FINDINGS - 1), more];
}

export function reportOf(list: FindingList, facts: readonly HealthFact[]): PlanCheckReport {
  const { findings, notChecked } = list.sorted();
  return { findings: atMost(findings), notChecked, summary: summaryOf(list, facts, findings.length > 0) };
}

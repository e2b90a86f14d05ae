import {
  ALERT_NAMES,
  type ProgressInput,
  type SeenAlert,
  type ClinicalAlert,
} from '../client-progress/progress-input.ts';
import { THRESHOLDS, type Thresholds } from '../body/alert-thresholds.ts';
import { valueAlerts } from './value-alerts.ts';
import { weightAlerts } from './weight-alerts.ts';

/** The alerts about a client's progress, the most urgent first. */
export function alertsOf(input: ProgressInput, thresholds: Thresholds = THRESHOLDS): ClinicalAlert[] {
  const found = [
    ...valueAlerts(input, thresholds),
    ...weightAlerts(input, thresholds),
    ...adherenceAlerts(input, thresholds),
  ];
  return found.toSorted(
    (one, other) =>
      Number(other.urgent) - Number(one.urgent) ||
      ALERT_NAMES.indexOf(one.name) - ALERT_NAMES.indexOf(other.name),
  );
}

function adherenceAlerts(
  { today, adherence, program }: ProgressInput,
  { lowAdherence }: Thresholds,
): ClinicalAlert[] {
  if (!lowAdherence.on || !program || !adherence || adherence.days < lowAdherence.days) return [];
  const { followed, answered } = adherence;
  const percent = answered > 0 ? (100 * followed) / answered : 100;
  if (percent >= lowAdherence.percent) return [];
  const words = `Followed ${followed} of ${answered} answered in a week (${Math.floor(percent)} %)`;
  const level = 1 + Math.floor((lowAdherence.percent - percent) / 10);
  return [{ name: 'lowAdherence', level, urgent: false, day: today, words }];
}

export const isSeen = <Seen extends SeenAlert>(
  { name, level }: SeenAlert,
  seen: readonly Seen[],
): Seen | undefined => seen.find((one) => one.name === name && one.level >= level);

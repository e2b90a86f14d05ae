import { daysBetween, formatDay, type Day } from '../../clinic-calendar.ts';
import type {
  ProgressInput,
  ProgressRow,
  ClinicalAlert,
  AlertName,
} from '../client-progress/progress-input.ts';
import { RECENT_DAYS, THRESHOLDS, type Thresholds } from '../body/alert-thresholds.ts';
import { counting } from '../measurements/measurement-day.ts';
import { kindOf, valueText, type MeasurementKind } from '../measurements/measurements.ts';

type Measured = Pick<ProgressInput, 'rows' | 'today'>;

const recent = ({ rows, today }: Measured, kind: MeasurementKind): ProgressRow[] =>
  counting(rows, kind).filter(({ day }) => day <= today && daysBetween(day, today) <= RECENT_DAYS);

const told = (row: ProgressRow): string =>
  [valueText(row), kindOf(row.kind).unit]
    .filter(Boolean)
    .join(' ')
    .concat(` on ${formatDay(row.day)}`);

/** Alerts about single values, for any client: blood pressure and laboratory. */
export function valueAlerts(input: Measured, thresholds: Thresholds): ClinicalAlert[] {
  const { glucoseLow, glucoseFasting, glucoseAfterMeal, hba1c } = thresholds;
  return [
    ...pressureAlerts(recent(input, 'bloodPressure'), thresholds),
    ...low('glucoseFastingLow', recent(input, 'glucoseFasting'), glucoseLow),
    ...low('glucoseAfterMealLow', recent(input, 'glucoseAfterMeal'), glucoseLow),
    ...high('glucoseFasting', recent(input, 'glucoseFasting'), glucoseFasting, 20),
    ...high('glucoseAfterMeal', recent(input, 'glucoseAfterMeal'), glucoseAfterMeal, 20),
    ...high('hba1c', recent(input, 'hba1c'), { ...hba1c, urgent: Infinity }, 0.5),
  ];
}

/** Urgent values of the newest day of each kind. */
export const urgentValues = (
  rows: readonly ProgressRow[],
  { day, today }: { day: Day; today: Day },
  thresholds: Thresholds = THRESHOLDS,
): ClinicalAlert[] =>
  valueAlerts({ rows, today }, thresholds).filter((alert) => alert.urgent && alert.day === day);

interface Limit {
  systolic: number;
  diastolic: number;
}

const isFrom = ({ value, diastolic }: ProgressRow, limit: Limit): boolean =>
  value >= limit.systolic || (diastolic ?? 0) >= limit.diastolic;

function pressureAlerts(rows: readonly ProgressRow[], thresholds: Thresholds): ClinicalAlert[] {
  const last = rows.at(-1);
  if (!last) return [];
  const { pressure, pressureAtOnce, pressureLow } = thresholds;
  const { value, diastolic } = last;
  // The level: steps of 10 mmHg above the limit of the upper value, or of 5 for the lower one.
  const past = ({ systolic, diastolic: lower }: Limit, sign: 1 | -1): number =>
    1 +
    Math.floor(
      Math.max(
        (sign * (value - systolic)) / 10,
        diastolic === null ? 0 : (sign * (diastolic - lower)) / 5,
        0,
      ),
    );
  const alert = (name: AlertName, level: number, words: string, urgent: boolean): ClinicalAlert[] => [
    { name, level, urgent, day: last.day, words },
  ];
  if (pressureAtOnce.on && isFrom(last, pressureAtOnce)) {
    const words = `Blood pressure ${told(last)}: from ${pressureAtOnce.systolic}/${pressureAtOnce.diastolic}`;
    // A level above every level of the alert about two days.
    return alert('pressure', 10 + past(pressureAtOnce, 1), words, true);
  }
  const other = rows.slice(0, -1).findLast((row) => isFrom(row, pressure));
  if (pressure.on && isFrom(last, pressure) && (other || pressure.days <= 1)) {
    const both = [other, last].flatMap((row) => (row ? told(row) : [])).join(' and ');
    const words = `Blood pressure ${both}: from ${pressure.systolic}/${pressure.diastolic}`;
    return alert('pressure', Math.min(past(pressure, 1), 10), words, false);
  }
  const isLow = value < pressureLow.systolic || (diastolic ?? Infinity) < pressureLow.diastolic;
  if (!pressureLow.on || !isLow) return [];
  const words = `Blood pressure ${told(last)}: below ${pressureLow.systolic}/${pressureLow.diastolic}`;
  return alert('pressureLow', past(pressureLow, -1), words, false);
}

/** A single laboratory value must be confirmed by a second one. */
const toConfirm = (row: ProgressRow, limit: string): string =>
  `${kindOf(row.kind).label} ${told(row)}: in a range to confirm (${limit})`;

function low(
  name: AlertName,
  rows: readonly ProgressRow[],
  { on, below, urgent }: Thresholds['glucoseLow'],
): ClinicalAlert[] {
  const last = rows.at(-1);
  if (!on || !last || last.value >= below) return [];
  const isUrgent = last.value < urgent;
  const level = 1 + Math.floor((below - last.value) / 8);
  return [
    {
      name,
      level,
      urgent: isUrgent,
      day: last.day,
      words: toConfirm(last, `below ${isUrgent ? urgent : below}`),
    },
  ];
}

function high(
  name: AlertName,
  rows: readonly ProgressRow[],
  { on, from, urgent }: { on: boolean; from: number; urgent: number },
  step: number,
): ClinicalAlert[] {
  const last = rows.at(-1);
  if (!on || !last || last.value < from) return [];
  const isUrgent = last.value >= urgent;
  const level = 1 + Math.floor((last.value - from) / step);
  return [
    {
      name,
      level,
      urgent: isUrgent,
      day: last.day,
      words: toConfirm(last, `from ${isUrgent ? urgent : from}`),
    },
  ];
}

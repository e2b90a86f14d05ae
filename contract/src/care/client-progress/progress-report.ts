import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import { BASELINE_DAYS, type BaselineRow } from '../measurements/measurement-baseline.ts';
import { counting } from '../measurements/measurement-day.ts';
import {
  KIND_NAMES,
  kindOf,
  type MeasuredValue,
  type MeasurementKind,
} from '../measurements/measurements.ts';
import { kindProgressOf, startOfKind, type ReportedProgram } from './kind-progress.ts';

type Value = MeasuredValue & { day: Day };

/** A kind of measurement at the program's start and now. */
export interface ReportRow {
  kind: MeasurementKind;
  /** Undefined when nothing was measured around the start. */
  start: Value | undefined;
  now: Value;
  /** Empty when nothing can be compared. */
  change: string;
}

type Row = BaselineRow;

/** A change in words: "−3.2 kg, lost", "+1.5 cm, more". */
export function changeWords(kind: MeasurementKind, change: number): string {
  const size = Number(Math.abs(change).toFixed(2));
  if (size === 0) return 'as at the start';
  const amount = [size, kindOf(kind).unit].filter((part) => part !== '').join(' ');
  const isWeight = kind === 'weight';
  return change < 0
    ? `−${amount}, ${isWeight ? 'lost' : 'less'}`
    : `+${amount}, ${isWeight ? 'gained' : 'more'}`;
}

/** Rows of a program's measurements from its start to its last day, in the order of the kinds; without the height. */
export function reportRows(rows: readonly Row[], program: ReportedProgram): ReportRow[] {
  const from = addDays(program.startDate, -BASELINE_DAYS.before);
  return KIND_NAMES.filter((kind) => kind !== 'height').flatMap((kind): ReportRow[] => {
    const progress = kindProgressOf(rows, kind, program);
    if (!progress || progress.now.day < from) return [];
    const { now, start, change } = progress;
    return [{ kind, start, now, change: change === null ? '' : changeWords(kind, change) }];
  });
}

/** A week of a program: its last value, and the change from the week before. */
export interface ProgressWeek {
  /** Counted from 1. */
  week: number;
  day: Day;
  value: number;
  /** Empty for the first week. */
  change: string;
}

export function progressWeeks(
  rows: readonly Row[],
  kind: MeasurementKind,
  program: ReportedProgram,
): ProgressWeek[] {
  const { startDate, until } = program;
  const inProgram = counting(rows, kind).filter(({ day }) => day >= startDate && day <= until);
  const last = new Map(inProgram.map((row) => [Math.floor(daysBetween(startDate, row.day) / 7) + 1, row]));
  const start = startOfKind(rows, kind, program);
  let before = start?.value;
  return [...last].map(([week, { day, value }]) => {
    const isStart = start?.day === day;
    const change = before === undefined || isStart ? '' : weekWords(kind, value - before);
    before = value;
    return { week, day, value, change };
  });
}

function weekWords(kind: MeasurementKind, change: number): string {
  return Number(change.toFixed(2)) === 0 ? 'the same' : changeWords(kind, change);
}

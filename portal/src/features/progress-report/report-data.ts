import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { reportRows, type ReportRow } from '@clinic/contract/care/client-progress/progress-report';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { withUnit, type MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { startOfKind, type ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import type { Program } from '@clinic/contract/care/programs/programs';
import type { DrawnMeasure } from '../body-status/MeasurePart.tsx';
import type { Measured } from '../body-status/useMeasured.ts';

export function reportedProgram(
  { startDate, endedAt, number }: Program,
  { baseline }: Pick<Measured, 'baseline'>,
  { today, zone }: { today: Day; zone: string },
): ReportedProgram {
  const end = endedAt === null ? today : clinicToday(new Date(endedAt), zone);
  return {
    startDate,
    // A program that has not begun has no days yet.
    until: end < startDate ? startDate : end,
    round: number - 1,
    baseline: endedAt === null ? baseline : [],
  };
}

export interface ReportData {
  rows: ReportRow[];
  /** The goal's measure, or else the weight; undefined with fewer than two values. */
  drawn: DrawnMeasure | undefined;
}

export function reportData(
  { measurements }: Pick<Measured, 'measurements'>,
  program: ReportedProgram,
  goal: { kind: MeasurementKind; value: number } | null,
): ReportData {
  const kind = goal?.kind ?? 'weight';
  const rows = reportRows(measurements, program);
  const start = startOfKind(measurements, kind, program);
  const from = start && start.day < program.startDate ? start.day : program.startDate;
  const points = counting(measurements, kind).filter(({ day }) => day >= from && day <= program.until);
  const drawn = { label: withUnit(kind), kind, points, start: start?.value, goal: goal?.value };
  return { rows, drawn: points.length > 1 ? drawn : undefined };
}

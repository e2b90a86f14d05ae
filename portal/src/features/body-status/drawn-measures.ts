import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { MEASURES, pointsOf, startOf, type Pre } from '@clinic/contract/care/client-measures/measures';
import { firstNumber } from '@clinic/contract/reading/numbers';
import { startOfKind } from '@clinic/contract/care/client-progress/kind-progress';
import type { Program } from '@clinic/contract/care/programs/programs';
import type { WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import type { DrawnMeasure } from './MeasurePart.tsx';
import type { Measured } from './useMeasured.ts';

/** The days of a program, both included; a running one has no last day. */
export const daysOf = (
  { startDate, endedAt }: Pick<Program, 'startDate' | 'endedAt'>,
  zone: string,
): { from: string; to: string } => ({
  from: startDate,
  to: endedAt === null ? '9999-12-31' : clinicToday(new Date(endedAt), zone),
});

interface Drawing {
  pre: Pre<Program>;
  /** Goal of the program whose lines are drawn. */
  goal: Goal | null;
  /** Undefined: all times are drawn. */
  program: Program | undefined;
  /** Trend line through the weights of the last weeks. */
  line: WeightLine | undefined;
  zone: string;
}

/** Measures with a value in the chosen time, with the lines of its program. */
export function drawnMeasures(
  measured: Measured,
  { pre, goal, program, line, zone }: Drawing,
): DrawnMeasure[] {
  const days = program && daysOf(program, zone);
  const isRunning = program === undefined || program.endedAt === null;
  return MEASURES.map((measure): DrawnMeasure => {
    const points = pointsOf(measure, measured, zone);
    const ended = program &&
      !isRunning && {
        startDate: program.startDate,
        until: days?.to ?? '',
        round: program.number - 1,
        baseline: [],
      };
    const before: Readonly<Record<string, string | undefined>> = { ...program?.pre };
    const atStart = ended
      ? ((measure.kind && startOfKind(measured.measurements, measure.kind, ended)?.value) ??
        firstNumber(before[measure.bodyStatus ?? ''] ?? ''))
      : startOf(measure, pre, measured.measurements);
    return {
      label: measure.label,
      kind: measure.kind,
      goal: goal && goal.kind === measure.kind ? goal.value : undefined,
      line: measure.kind === 'weight' && isRunning ? line : undefined,
      points: days ? points.filter(({ day }) => day >= days.from && day <= days.to) : points,
      start: atStart,
      since: program?.startDate ?? pre.program?.startDate,
    };
  }).filter(({ points }) => points.length > 0);
}

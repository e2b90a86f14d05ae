import { formatDay } from '@clinic/contract/clinic-calendar';
import { reportRows } from '@clinic/contract/care/client-progress/progress-report';
import {
  kindOf,
  type Measurement,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';
import type { ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';

/** Measures that clients understand by themselves; the doctor explains the others. */
const OTHERS: readonly MeasurementKind[] = ['hip', 'chest', 'upperArm', 'bodyFat'];

/** Other changes of the body in the program; renders nothing without measurements. */
export function OtherChanges({
  measurements,
  program,
}: {
  measurements: readonly Measurement[];
  program: ReportedProgram;
}) {
  const rows = reportRows(measurements, program).filter(({ kind }) => OTHERS.includes(kind));
  if (rows.length === 0) return null;
  return (
    <Panel title="Measured at your visits">
      <Facts
        facts={rows.map(({ kind, now, change }) => [
          kindOf(kind).label,
          [`${now.value} ${kindOf(kind).unit} on ${formatDay(now.day)}`, change].filter(Boolean).join(': '),
        ])}
      />
    </Panel>
  );
}

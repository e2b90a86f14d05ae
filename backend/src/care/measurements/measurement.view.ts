import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import type { MeasurementRecord } from './measurement.schema.ts';

export type Standing = Omit<MeasurementRecord, 'value'> & { value: number };

export const measurementView = (row: Standing): Measurement => ({
  id: row._id,
  kind: row.kind,
  value: row.value,
  diastolic: row.diastolic,
  ...(row.range && { range: row.range }),
  unit: row.unit,
  day: row.day,
  source: row.source,
  by: { id: row.by.id, name: row.by.name, role: row.by.role },
  at: row.at.toISOString(),
  round: row.round,
  earlier: row.earlier.flatMap(({ value, diastolic, at }) =>
    value === null ? [] : [{ value, diastolic, at: at.toISOString() }],
  ),
  ...(row.notCounted && { notCounted: { reason: row.notCounted.reason } }),
});

/** A measurement as the client reads it, without the doctor's reason for excluding a weighing. */
export const ownMeasurementView = (row: Standing): Measurement => {
  const { notCounted, ...measurement } = measurementView(row);
  return notCounted ? { ...measurement, notCounted: {} } : measurement;
};

import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { PROGRAM_END_REASONS, type ProgramEndReason } from '@clinic/contract/constants';
import { fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { CorrectEnd, EndProgram, Program } from '@clinic/contract/care/programs/programs';
import type { BodyValues } from '../body-status/ComparisonTable.tsx';
import { takenOf, textsDiffer, textsOf, type MeasureTexts } from '../measuring/taken-texts.ts';

export interface EndValues {
  /** Empty until a reason is chosen. */
  reason: ProgramEndReason | '';
  notes: string;
  post: BodyValues;
  girths: MeasureTexts;
  cancelAppointments: boolean;
}

export const NOTHING_YET: EndValues = {
  reason: '',
  notes: '',
  post: {},
  girths: {},
  cancelAppointments: false,
};

export const REASON_LABELS: Record<ProgramEndReason, string> = {
  completed: 'Completed',
  stopped: 'Stopped',
  paused: 'Paused',
  transferred: 'Transferred',
};
export const REASONS = PROGRAM_END_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

const bodyFields = fieldsOf('BodyStatus').map(({ name }) => name as keyof BodyValues);

export const endsDiffer = (one: EndValues, other: EndValues): boolean =>
  one.reason !== other.reason ||
  one.notes !== other.notes ||
  one.cancelAppointments !== other.cancelAppointments ||
  textsDiffer(one.girths, other.girths) ||
  bodyFields.some((name) => (one.post[name] ?? '') !== (other.post[name] ?? ''));

/** The end to send, without blank measures; undefined without a reason. */
export function endOf({
  reason,
  notes,
  post,
  girths,
  cancelAppointments,
}: EndValues): EndProgram | undefined {
  if (reason === '') return undefined;
  const measured = bodyFields.filter((name) => post[name]?.trim());
  const measures = takenOf(girths);
  return {
    reason,
    notes,
    cancelAppointments,
    ...(measured.length > 0 && { post: Object.fromEntries(measured.map((name) => [name, post[name]])) }),
    ...(measures.length > 0 && { measures }),
  };
}

export const endValues = ({ reason, notes, post, measures = [] }: Program): EndValues => ({
  ...NOTHING_YET,
  reason: reason ?? '',
  notes,
  post: post ?? {},
  girths: textsOf(measures),
});

/** The correction to send; undefined without a reason. */
export function correctionOf(
  values: EndValues,
  { program, because }: { program: Program; because: string },
): CorrectEnd | undefined {
  const end = endOf(values);
  if (!end) return undefined;
  const { cancelAppointments: _asked, ...outcome } = end;
  return { ...outcome, program: program._id, because: because.trim(), updatedAt: program.updatedAt };
}

/** Upcoming appointments, which the end can cancel; the next first. */
export const toCome = (appointments: readonly Appointment[], now: Date): Appointment[] =>
  appointments
    .filter(({ status, end }) => status !== 'cancelled' && new Date(end) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start));

/** Appointments since a day (yyyy-MM-dd) that took place. */
export const tookPlace = (appointments: readonly Appointment[], from: string, now: Date): Appointment[] =>
  appointments.filter(
    ({ status, end, date, confirmedDate }) =>
      status === 'confirmed' && new Date(end) <= now && (confirmedDate ?? date) >= from,
  );

import { effectiveSpan } from '@clinic/contract/scheduling/appointment-rules';
import {
  clinicDateTime,
  clinicInstant,
  formatDay,
  formatTimes,
  formatWeekday,
  minutesOf,
  type ClinicMoment,
} from '@clinic/contract/clinic-calendar';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { START_STEP_MINUTES, type AppointmentType } from '@clinic/contract/constants';
import { isFreeAt, minutesOfRange, workRanges } from '@clinic/contract/scheduling/free-times';
import { modeOf, type ClinicHours, type TimeOff, type WorkRange } from '@clinic/contract/scheduling/hours';
import { clinicZone } from '@clinic/ui/clinic-page';

/** A part of a day in minutes since midnight, the end not included. */
export interface Stretch {
  from: number;
  to: number;
}

const DAY_MINUTES = 24 * 60;

/** The part of a day that time off covers; undefined when none. */
function takenOf({ from, to }: TimeOff, date: string): Stretch | undefined {
  const start = from.date < date ? 0 : from.date > date ? DAY_MINUTES : minutesOf(from.time);
  const end = to.date > date ? DAY_MINUTES : to.date < date ? 0 : minutesOf(to.time);
  return start < end ? { from: start, to: end } : undefined;
}

export function timeOffOn(hours: ClinicHours, doctor: string, date: string): (Stretch & { label: string })[] {
  const own = hours.doctors.find((one) => one.doctor.id === doctor)?.timeOff ?? [];
  return [...own, ...hours.closures].flatMap((off) => {
    const taken = takenOf(off, date);
    return taken ? [{ ...taken, label: off.label }] : [];
  });
}

/** The doctor's stored working hours of a day, or else the clinic's; time off is not subtracted. */
export function rangesOn(hours: ClinicHours, doctor: string, date: string): WorkRange[] {
  const own = hours.doctors.find((one) => one.doctor.id === doctor);
  return workRanges({ hours: CLINIC_HOURS, weeks: own?.weeks ?? [], extra: own?.extra ?? [] }, date);
}

/** The doctor's working time of a day, time off subtracted, earliest first; adjoining ranges are joined. */
export function openOn(hours: ClinicHours, doctor: string, date: string): Stretch[] {
  const open: Stretch[] = [];
  for (const range of rangesOn(hours, doctor, date)) {
    const [from, to] = [minutesOfRange(range.from), minutesOfRange(range.to)];
    const last = open.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else open.push({ from, to });
  }
  return timeOffOn(hours, doctor, date).reduce((left, off) => left.flatMap((one) => without(one, off)), open);
}

const without = ({ from, to }: Stretch, off: Stretch): Stretch[] =>
  [
    { from, to: Math.min(to, off.from) },
    { from: Math.max(from, off.to), to },
  ].filter((left) => left.from < left.to);

export interface PlannedVisit extends ClinicMoment {
  /** Id of the doctor. */
  doctor: string;
  /** Length in minutes. */
  duration: number;
  appointmentType: AppointmentType;
}

/** Says why a visit is outside the doctor's hours; undefined when it is inside. */
export function outsideSentence(hours: ClinicHours, visit: PlannedVisit): string | undefined {
  if (!isOutsideHours(hours, visit)) return undefined;
  const { doctor, date, time, duration, appointmentType } = visit;
  const name = hours.doctors.find((one) => one.doctor.id === doctor)?.doctor.name ?? 'The doctor';
  const from = minutesOf(time);
  const touches = (off: Stretch) => off.from < from + duration && from < off.to;
  const closure = hours.closures.find((off) => {
    const taken = takenOf(off, date);
    return taken && touches(taken);
  });
  if (closure) return `The clinic is closed on ${formatDay(date)}: ${closure.label}.`;
  const away = timeOffOn(hours, doctor, date).find(touches);
  if (away) return `${name} is away then: ${away.label}.`;
  const mode = modeOf(appointmentType);
  const ranges = rangesOn(hours, doctor, date).filter(({ modes }) => modes.includes(mode));
  const place = mode === 'online' ? 'online' : 'at the clinic';
  if (ranges.length === 0) return `${name} sees nobody ${place} on ${formatWeekday(date)}.`;
  const usual = ranges.map((range) => formatTimes(range.from, range.to === '24:00' ? '00:00' : range.to));
  const { end } = effectiveSpan({ date, time, duration }, clinicZone());
  return `${formatTimes(time, clinicDateTime(end, clinicZone()).time)} is outside the hours of ${name}: ${usual.join(', ')}.`;
}

/** Tells if a visit is partly outside the doctor's hours, by the server's rule; other visits are not looked at. */
export function isOutsideHours(hours: ClinicHours, visit: PlannedVisit): boolean {
  const { doctor, date, time, duration, appointmentType } = visit;
  const zone = clinicZone();
  const own = hours.doctors.find((one) => one.doctor.id === doctor);
  const question = {
    hours: CLINIC_HOURS,
    weeks: own?.weeks ?? [],
    extra: own?.extra ?? [],
    absences: [...(own?.timeOff ?? []), ...hours.closures].map(({ from, to }) => ({
      start: clinicInstant(from.date, from.time, zone),
      end: clinicInstant(to.date, to.time, zone),
    })),
    from: date,
    to: date,
    duration,
    mode: modeOf(appointmentType),
    step: START_STEP_MINUTES,
    busy: [],
    zone,
  };
  return !isFreeAt(question, time);
}

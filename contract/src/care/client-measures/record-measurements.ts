import { clinicToday, type Day, type Instant } from '../../clinic-calendar.ts';
import {
  CHECKUP_FIELDS,
  MEASURED_CHECKUP_FIELDS,
  type CheckupFields,
  type TakenMeasure,
  type TakenMeasures,
} from '../checkups/checkups.ts';
import { checkupDay } from './measured-day.ts';
import { isSameValue, MEASURED_FIELDS, type Reading } from '../intake-forms/form-measurements.ts';
import { readMeasurement, unreadText } from '../measurements/measurement-reader.ts';
import {
  LAB_KINDS,
  type FoundValue,
  type MeasurementKind,
  type UnreadText,
} from '../measurements/measurements.ts';

/** The part of a checkup's saved state that measurements are read from. */
export interface TakenState extends TakenMeasures {
  version: number;
  at: Instant;
  /** Its texts, which may contain measures too. */
  fields?: Partial<CheckupFields>;
  /** The measured day; absent: the day of the first save. */
  measuredOn?: Day;
}

/** All measures of a checkup: those of the weigh-in, and other kinds read from its texts. */
export function heardMeasures({
  measures,
  fields = {},
}: Pick<TakenState, 'measures' | 'fields'>): TakenMeasure[] {
  const heard = CHECKUP_FIELDS.flatMap((name) => {
    const kind = MEASURED_CHECKUP_FIELDS[name];
    const measured = kind && readMeasurement(kind, fields[name] ?? '');
    return measured && measures.every((one) => one.kind !== kind) ? [{ kind, ...measured }] : [];
  });
  return [...measures, ...heard];
}

/** Texts of a checkup that cannot be read, unless the weigh-in has that kind. */
export const unreadInCheckup = ({
  measures,
  fields = {},
}: Pick<TakenState, 'measures' | 'fields'>): Omit<UnreadText, 'at'>[] =>
  CHECKUP_FIELDS.flatMap((name) => {
    const kind = MEASURED_CHECKUP_FIELDS[name];
    const text = fields[name] ?? '';
    const isUnread = kind && unreadText(kind, text) && measures.every((one) => one.kind !== kind);
    return isUnread ? [{ kind, text }] : [];
  });

interface Origin {
  zone: string;
  /** When the checkup was first saved. */
  created: Instant;
}

/** Reads one state of a checkup: values belong to its day, those of a laboratory to the day of the report. */
export function saidInCheckup(
  state: Omit<TakenState, 'version' | 'at'>,
  { zone, created }: Origin,
): { one: TakenMeasure; day: Day }[] {
  const own = checkupDay({ measuredOn: state.measuredOn, createdAt: created }, zone);
  return heardMeasures(state).map((one) => ({
    one,
    day: LAB_KINDS.includes(one.kind) ? (state.reportDay ?? own) : own,
  }));
}

export function readingsOfCheckup(states: readonly TakenState[], origin: Origin): Reading[] {
  const inOrder = states.toSorted((one, other) => one.version - other.version);
  return inOrder.flatMap((state, index): Reading[] => {
    const { version, at } = state;
    const before = inOrder[index - 1];
    const known = before ? saidInCheckup(before, origin) : [];
    const now = saidInCheckup(state, origin);
    const fresh = now.filter(
      ({ one, day }) =>
        !known.some(
          (other) => other.one.kind === one.kind && other.day === day && isSameValue(one, other.one),
        ),
    );
    const gone = known.filter(
      ({ one, day }) => !now.some((other) => other.one.kind === one.kind && other.day === day),
    );
    return [
      ...gone.map(({ one, day }) => ({ one, day, isGone: true })),
      ...fresh.map(({ one, day }) => ({ one, day, isGone: false })),
    ].map(({ one: { kind, ...found }, day, isGone }) => ({
      version,
      at,
      kind,
      day,
      source: 'checkup',
      measured: isGone ? null : found,
    }));
  });
}

interface EndState {
  post: Readonly<Record<string, string | undefined>> | null;
  measures: readonly TakenMeasure[];
}

/** The part of an ended program that measurements are read from. */
export interface MeasuredEnd extends EndState {
  endedAt: Instant;
  /** Corrections of the end, oldest first, each with the state before it. */
  corrections?: readonly { at: Instant; before: EndState }[];
}

/** Reads the measurements of a program's end: they belong to its day, also those that a later correction brought. */
export function readingsOfEnd(
  { endedAt, corrections = [], post, measures }: MeasuredEnd,
  zone: string,
): Reading[] {
  const states = [...corrections.map(({ before }) => before), { post, measures }].map(measuredAtEnd);
  const day = clinicToday(new Date(endedAt), zone);
  return states.flatMap((now, index): Reading[] => {
    const before = states[index - 1] ?? new Map<MeasurementKind, FoundValue>();
    const at = corrections[index - 1]?.at ?? endedAt;
    const gone = [...before.keys()].filter((kind) => !now.has(kind)).map((kind) => [kind, null] as const);
    const fresh = [...now].filter(([kind, found]) => !isSameValue(found, before.get(kind)));
    return [...gone, ...fresh].map(([kind, measured]) => ({
      version: index + 1,
      at,
      of: endedAt,
      kind,
      day,
      source: 'end',
      measured,
    }));
  });
}

/** The values by kind; a measured value wins over a typed one. */
function measuredAtEnd({ post, measures }: EndState): Map<MeasurementKind, FoundValue> {
  const typed = Object.entries(MEASURED_FIELDS.BodyStatus ?? {}).flatMap(([field, kind]) => {
    const measured = readMeasurement(kind, post?.[field] ?? '');
    return measured ? [[kind, measured] as const] : [];
  });
  const taken = measures.map(({ kind, value, diastolic }) => [kind, { value, diastolic }] as const);
  const kinds = new Set(taken.map(([kind]) => kind));
  return new Map<MeasurementKind, FoundValue>([...taken, ...typed.filter(([kind]) => !kinds.has(kind))]);
}

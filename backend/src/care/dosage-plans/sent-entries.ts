import type { Day } from '@clinic/contract/clinic-calendar';
import {
  COURSE_FIELDS,
  courseProblem,
  readCourse,
  saidCourse,
} from '@clinic/contract/care/dosage-plans/course-rules';
import type { DoseCourse, DoseCourseInput, DoseStop } from '@clinic/contract/care/dosage-plans/dose-course';
import type {
  DosageEntry,
  DosageEntryInput,
  DosagePlanKind,
  StoppedDose,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { isMomentOf, namedEntries, readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { momentText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { standingOf } from '@clinic/contract/care/dosage-plans/standing-entries';
import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import { Types } from 'mongoose';
import { invalid } from '../../platform/http/api-error.ts';
import { withMoments, type Moments } from './kept-courses.ts';

/** The field of a save that holds the entries. */
const LISTS = { vitamin: 'vitamins', herbs: 'herbs' } as const satisfies Record<DosagePlanKind, string>;

interface SentEntry {
  /** Its place in the request. */
  index: number;
  input: DosageEntryInput;
  entry: DosageEntry;
}

/** Reads the entries with a name of a save. Throws INVALID_INPUT for a course that cannot be. */
export function sentEntries(kind: DosagePlanKind, inputs: readonly DosageEntryInput[]): SentEntry[] {
  const sent = inputs.map((input, index) => {
    refuseMoments(kind, input, index);
    refuseCourse(kind, saidCourse(input), index);
    return { index, input, entry: readDosageEntry(input) };
  });
  const named = new Set(namedEntries(sent.map(({ entry }) => entry)));
  return sent.filter(({ entry }) => named.has(entry));
}

function refuseCourse(kind: DosagePlanKind, course: DoseCourse, index: number): void {
  const problem = courseProblem(course);
  if (problem) throw invalid(`${LISTS[kind]}.${index}.${problem.field}`, problem.sentence);
}

function refuseMoments(kind: DosagePlanKind, { dosage = {} }: DosageEntryInput, index: number): void {
  for (const slot of DOSAGE_SLOTS) {
    const { moment, timing } = dosage[slot] ?? {};
    const field = `${LISTS[kind]}.${index}.dosage.${slot}.moment`;
    if (moment && timing)
      throw invalid(field, `Please choose either “${momentText(moment)}” or before or after the meal.`);
    if (moment && !isMomentOf(slot, moment))
      throw invalid(field, `Please choose another time than bedtime for ${DOSAGE_SLOT_LABELS[slot]}.`);
  }
}

/** A course after a save: what is left out stays, null clears; a rhythm of days is counted from its first. */
function coursed(sent: DoseCourseInput, standing: DoseCourse, today: Day): DoseCourse {
  const merged = COURSE_FIELDS.map((field) => [
    field,
    sent[field] === undefined ? standing[field] : sent[field],
  ]);
  const course = readCourse(Object.fromEntries(merged));
  const isCounted = course.rhythm !== undefined && 'every' in course.rhythm;
  return isCounted && course.from === undefined ? { ...course, from: today } : course;
}

/** The moments of the standing entry at the slots whose moment is left out. */
function momentsKept({ dosage = {} }: DosageEntryInput, standing: DosageEntry | undefined): Moments {
  const kept = DOSAGE_SLOTS.flatMap((slot) => {
    const moment = standing?.dosage[slot].moment;
    return moment && dosage[slot]?.moment === undefined ? [[slot, moment]] : [];
  });
  return Object.fromEntries(kept) as Moments;
}

/** Returns entries with ids; one that was given twice counts once. */
function withIds(entries: readonly DosageEntry[]): DosageEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = entry.id && !taken.has(entry.id) ? entry.id : new Types.ObjectId().toHexString();
    taken.add(id);
    return { ...entry, id };
  });
}

/**
 * Puts sent entries on what stands: a course's field that is left out stays, so that neither the specified body nor a
 * tab of an earlier release makes a weekly dose daily. Throws INVALID_INPUT.
 */
export function savedEntries(
  kind: DosagePlanKind,
  sent: readonly SentEntry[],
  standing: readonly DosageEntry[],
  today: Day,
): DosageEntry[] {
  const found = standingOf(
    sent.map(({ entry }) => entry),
    standing,
  );
  const entries = sent.map(({ index, input, entry }, place) => {
    const before = found[place];
    const course = coursed(input, before ?? {}, today);
    refuseCourse(kind, course, index);
    const { id, name, quantity, notes, total } = entry;
    const dosage = withMoments(entry.dosage, momentsKept(input, before));
    return { id: id || (before?.id ?? ''), name, quantity, notes, dosage, total, ...course };
  });
  return withIds(entries);
}

/** Finds the entries that a save stops. Throws INVALID_INPUT for one that does not stand or is still sent. */
export function stoppedBy(
  stops: readonly DoseStop[],
  sent: readonly SentEntry[],
  standing: readonly DosageEntry[],
  on: Day,
): StoppedDose[] {
  const still = new Set(sent.map(({ entry }) => entry.id));
  return [...new Map(stops.map((stop, index) => [stop.id, { ...stop, index }])).values()].map(
    ({ id, reason, index }) => {
      const entry = standing.find((one) => one.id === id);
      if (!entry) throw invalid(`stopped.${index}.id`, 'Please reload: this dose is not in the plan.');
      if (still.has(id))
        throw invalid(`stopped.${index}.id`, 'Please take a dose that is stopped out of the list.');
      return { entry, on, reason };
    },
  );
}

import { readCourse } from '@clinic/contract/care/dosage-plans/course-rules';
import type { DoseCourse, DoseMoment } from '@clinic/contract/care/dosage-plans/dose-course';
import type { Dosage, DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { isMomentOf, readDosageEntry, withMoment } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { standingOf } from '@clinic/contract/care/dosage-plans/standing-entries';
import { DOSAGE_SLOTS, type DosageSlot } from '@clinic/contract/constants';

export type Moments = Partial<Record<DosageSlot, DoseMoment>>;

/**
 * The course of an entry. It is stored beside `entries`, which a server of an earlier release
 * replaces whole; name and strength find the entry where such a server has given it another id.
 */
export interface KeptCourse extends DoseCourse {
  /** Id of the entry. */
  entry: string;
  name: string;
  quantity: string;
  moments?: Moments;
}

const momentsOf = (dosage: Dosage): Moments =>
  Object.fromEntries(
    DOSAGE_SLOTS.flatMap((slot) => {
      const { moment } = dosage[slot];
      return moment ? [[slot, moment]] : [];
    }),
  );

/** Puts moments at the slots that have pieces and say neither A nor B. */
export function withMoments(dosage: Dosage, moments: Moments): Dosage {
  return DOSAGE_SLOTS.reduce((all, slot) => {
    const moment = moments[slot];
    const { count, timing } = all[slot];
    return moment && isMomentOf(slot, moment) && count > 0 && timing === ''
      ? withMoment(all, slot, moment)
      : all;
  }, dosage);
}

/** An entry as every release stores it. */
function plainEntry({ id, name, quantity, notes, dosage, total }: DosageEntry): DosageEntry {
  const plain = DOSAGE_SLOTS.map((slot) => [
    slot,
    { count: dosage[slot].count, timing: dosage[slot].timing },
  ]);
  return { id, name, quantity, notes, dosage: Object.fromEntries(plain) as Dosage, total };
}

function courseOf(entry: DosageEntry): KeptCourse {
  const moments = momentsOf(entry.dosage);
  const { id, name, quantity } = entry;
  const kept = { entry: id, name, quantity, ...readCourse(entry) };
  return Object.keys(moments).length > 0 ? { ...kept, moments } : kept;
}

const NAMES = 3;
const isSaid = (course: KeptCourse): boolean => Object.keys(course).length > NAMES;

/**
 * Takes entries apart as they are stored. As soon as one says something, each has its row beside, so that none is taken
 * for another of its name.
 */
export function apart(entries: readonly DosageEntry[]): { entries: DosageEntry[]; courses: KeptCourse[] } {
  const courses = entries.map(courseOf);
  return { entries: entries.map(plainEntry), courses: courses.some(isSaid) ? courses : [] };
}

/** Puts stored entries together with what they say beside. */
export function together(entries: readonly unknown[], courses: readonly KeptCourse[] = []): DosageEntry[] {
  const read = entries.map(readDosageEntry);
  if (courses.length === 0) return read;
  const found = standingOf(
    read,
    courses.map((course) => ({ ...course, id: course.entry })),
  );
  return read.map((entry, index) => {
    const course = found[index];
    if (!course) return entry;
    const dosage = withMoments(entry.dosage, course.moments ?? {});
    return { ...entry, dosage, ...readCourse(course) };
  });
}

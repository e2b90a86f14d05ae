import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import type { TimelineEntry } from '@clinic/contract/dashboards/doctor-client';
import { timelineWords } from '@clinic/contract/dashboards/doctor-words';

export interface ProgressMark {
  day: Day;
  kind: 'visit' | 'plan' | 'program';
  words: string;
}

/** Marks for published plans, past visits and programs, the earliest first, one of a kind a day. */
export function progressMarks(entries: readonly TimelineEntry[], today: Day, zone: string): ProgressMark[] {
  const marks = entries.flatMap((entry): ProgressMark[] => {
    const day = clinicToday(new Date(entry.at), zone);
    const isVisit = entry.kind === 'visit' && entry.status === 'confirmed' && entry.outcome !== 'no_show';
    if (day > today || !(isVisit || entry.kind === 'plan' || entry.kind === 'program')) return [];
    return [{ day, kind: entry.kind, words: timelineWords(entry) }];
  });
  const once = new Map(marks.map((mark) => [`${mark.day} ${mark.words}`, mark]));
  return [...once.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

import { addDays, clinicInstant, clinicToday } from '../../clinic-calendar.ts';

/** One saved state of the BodyStatus form, and when it was saved (ISO 8601). */
export interface SavedBody<Fields extends object> {
  at: string;
  fields: Fields;
}

/** The program whose beginning is asked for; `endedAt` is null while it runs. */
export interface BegunProgram {
  /** yyyy-MM-dd. */
  startDate: string;
  createdAt: string;
  endedAt: string | null;
}

/** How long after the start a client who came back is measured anew. */
const MEASURED_ANEW_MS = 14 * 86_400_000;

/**
 * When the baseline freezes: at the end of the start day. A program that was saved on its start day freezes it at
 * once, so that a second measurement of that day is not taken for the first.
 */
function frozenAt({ startDate, createdAt }: BegunProgram, zone: string): number {
  if (clinicToday(new Date(createdAt), zone) === startDate) return Date.parse(createdAt);
  return clinicInstant(addDays(startDate, 1), '00:00', zone).getTime() - 1;
}

/** The later states fill in what the first one leaves empty. */
function filledIn<Fields extends object>(states: readonly Fields[]): Fields | undefined {
  const [first, ...later] = states;
  if (!first) return undefined;
  const known = new Map<string, unknown>(Object.entries(first));
  for (const [name, value] of later.flatMap((state) => Object.entries(state))) {
    if (!known.get(name)) known.set(name, value);
  }
  return Object.fromEntries(known) as Fields;
}

/**
 * Returns the form's values at the start of a program that runs, as `baselineOf` does; undefined while
 * nothing was saved since the last program ended: earlier values of a client who came back are not the start.
 */
export function startFields<Fields extends object>(
  saves: readonly SavedBody<Fields>[],
  program: BegunProgram,
  zone: string,
  previousEnd: string | null = null,
): Fields | undefined {
  const isKnown = previousEnd === null || saves.some(({ at }) => Date.parse(at) > Date.parse(previousEnd));
  return isKnown ? baselineOf(saves, program, zone, previousEnd) : undefined;
}

/**
 * The body status that a program began with ("Pre"): what the form said when the program started, otherwise the first
 * that was saved after it; a measure that was empty then is the first one written down later. What was written down
 * before the previous program ended gives way to what is saved in the first two weeks of this one. Saving the form
 * again does not change it, moving the start date does. Undefined when nothing was saved before the end.
 */
export function baselineOf<Fields extends object>(
  saves: readonly SavedBody<Fields>[],
  program: BegunProgram,
  zone: string,
  previousEnd: string | null = null,
): Fields | undefined {
  const before = previousEnd === null ? -Infinity : Date.parse(previousEnd);
  const end = program.endedAt === null ? Infinity : Date.parse(program.endedAt);
  const start = Math.max(frozenAt(program, zone), before);
  const states = saves
    .map(({ at, fields }) => ({ at: Date.parse(at), fields }))
    .filter(({ at }) => at <= end)
    .toSorted((one, other) => one.at - other.at);
  const atStart = states.findLastIndex(({ at }) => at <= start);
  const known = states[atStart];
  const next = states[atStart + 1];
  const outdated = !known || known.at <= before;
  const measuredAnew = next !== undefined && (!known || next.at <= start + MEASURED_ANEW_MS);
  const first = outdated && measuredAnew ? atStart + 1 : atStart;
  return filledIn(states.slice(Math.max(first, 0)).map(({ fields }) => fields));
}

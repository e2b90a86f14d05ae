import { addDays, clinicInstant, clinicToday } from '../../clinic-calendar.ts';

/** One saved state of the BodyStatus form, and when it was saved (ISO 8601). */
export interface SavedBody<Fields extends object> {
  at: string;
  fields: Fields;
}

/** The program whose starting values are wanted; `endedAt` is null while it runs. */
export interface BegunProgram {
  /** yyyy-MM-dd. */
  startDate: string;
  createdAt: string;
  endedAt: string | null;
}

/** A returning client is measured again within this time after the start. */
const MEASURED_ANEW_MS = 14 * 86_400_000;

/**
 * The instant when the baseline is fixed: the end of the start day. A program saved on its start day fixes it at once,
 * so that a second measurement of that day does not count as the first.
 */
function frozenAt({ startDate, createdAt }: BegunProgram, zone: string): number {
  if (clinicToday(new Date(createdAt), zone) === startDate) return Date.parse(createdAt);
  return clinicInstant(addDays(startDate, 1), '00:00', zone).getTime() - 1;
}

/** Fills fields that the first state leaves empty from later states. */
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
 * The form's values at the start of a running program, as `baselineOf` computes them; undefined while nothing was saved
 * since the last program ended, since a returning client's earlier values are not the start.
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
 * The body status at a program's start ("Pre"): the form as it was when the program started, otherwise its first state
 * saved after that; measures that were empty then are taken from later states. A returning client's values from before
 * the previous program's end are replaced by those saved in the first two weeks. Saving the form again changes nothing;
 * moving the start date does. Undefined when nothing was saved before the program's end.
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

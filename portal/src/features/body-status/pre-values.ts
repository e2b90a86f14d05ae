import type { BodyStatusFields, IntakeForm } from '@clinic/contract/intake-forms';
import { baselineOf } from '@clinic/contract/program-baseline';
import type { Measured } from './useMeasured.ts';

/** What everything later is compared with, and the program that began with it. */
export interface Pre {
  /** Undefined while nobody filled in the body status. */
  fields: BodyStatusFields | undefined;
  /** The running program; undefined when there is none, then `fields` is what is on file now. */
  program: Measured['programs'][number] | undefined;
}

const isBodyStatus = (form: IntakeForm): form is IntakeForm<'BodyStatus'> => form.formType === 'BodyStatus';

/** The body status at the start of the running program; without one, the newest on file. */
export function preOf({ versions, programs }: Measured, zone: string): Pre {
  const saves = versions.flatMap(({ at, body }) => (isBodyStatus(body) ? [{ at, fields: body.fields }] : []));
  const program = programs.find(({ endedAt }) => endedAt === null);
  const previousEnd = programs.find(({ endedAt }) => endedAt !== null)?.endedAt;
  const fields = program ? baselineOf(saves, program, zone, previousEnd) : saves[0]?.fields;
  return { fields, program };
}

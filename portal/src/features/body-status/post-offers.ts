import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { lastValues, type Begun, type LastValues, type PostTexts } from '@clinic/contract/care/last-values';
import type { Pre } from '@clinic/contract/care/measures';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import type { Measured } from './useMeasured.ts';

/** Without a program Pre is the form on file, and what was measured until its day is no change since. */
function begunOf({ versions }: Measured, { program, baseline }: Pre): Begun | undefined {
  if (program) return { startDate: program.startDate, baseline, today: today() };
  const onFile = versions.find(({ body }) => body.formType === 'BodyStatus');
  if (!onFile) return undefined;
  const day = onFile.body.measuredOn ?? clinicToday(new Date(onFile.at), clinicZone());
  return { startDate: addDays(day, 1), baseline, today: today() };
}

/** What was measured last for empty Post fields. */
export function lastForPost(measured: Measured, pre: Pre, typed: PostTexts): LastValues | undefined {
  const begun = begunOf(measured, pre);
  return begun && lastValues(measured.measurements, typed, begun);
}

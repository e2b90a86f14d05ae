import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import {
  computedFields,
  type ComputedField,
  type ComputedValue,
} from '@clinic/contract/care/client-measures/computed-fields';
import {
  lastValues,
  type Begun,
  type LastValues,
  type PostTexts,
} from '@clinic/contract/care/client-measures/last-values';
import type { Pre } from '@clinic/contract/care/client-measures/measures';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { personIn } from '../measuring/person-in.ts';
import { detailsIn } from './weight-line-of.ts';
import type { Measured } from './useMeasured.ts';

/** Values that a press can put into empty Post fields. */
export interface PostOffers {
  last: LastValues | undefined;
  computed: Partial<Record<ComputedField, ComputedValue>>;
}

/** Without a program, Pre is the form on file, so values up to its day are no change. */
function begunOf({ versions }: Measured, { program, baseline }: Pre): Begun | undefined {
  if (program) return { startDate: program.startDate, baseline, today: today() };
  const onFile = versions.find(({ body }) => body.formType === 'BodyStatus');
  if (!onFile) return undefined;
  const day = onFile.body.measuredOn ?? clinicToday(new Date(onFile.at), clinicZone());
  return { startDate: addDays(day, 1), baseline, today: today() };
}

interface Compared {
  pre: Pre;
  typed: PostTexts;
  /** Pregnant or breastfeeding; undefined while it loads. */
  expecting: boolean | undefined;
}

export function postOffers(measured: Measured, { pre, typed, expecting }: Compared): PostOffers {
  const begun = begunOf(measured, pre);
  return {
    last: begun && lastValues(measured.measurements, typed, begun),
    computed: computedFields(typed.post, {
      rows: measured.measurements,
      ...personIn(detailsIn(measured), today()),
      expecting,
      today: today(),
    }),
  };
}

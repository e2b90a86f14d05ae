import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import type { SaveTimeOff } from '@clinic/contract/scheduling/hours';
import { objectId, time } from '@clinic/contract/rules';
import { Day, Field, Flag, ID, Line, Nested, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<ClinicMoment>()
export class MomentDto {
  @Day()
  date: string;

  @Field(time, { type: String, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
  time: string;
}

@Takes<SaveTimeOff>()
export class SaveTimeOffDto {
  @Field((value) => (value === null ? undefined : objectId(value)), { ...ID, type: String, nullable: true })
  doctor: string | null;

  @Nested(() => MomentDto)
  from: MomentDto;

  @Nested(() => MomentDto)
  to: MomentDto;

  @Line()
  label: string;

  @Flag({ optional: true })
  overVisits?: boolean;

  @WholeNumber(1, Number.MAX_SAFE_INTEGER, { optional: true })
  version?: number;
}

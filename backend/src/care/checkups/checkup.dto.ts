import {
  CHECKUP_KINDS,
  type CheckupFields,
  type EditCheckup,
  type SaveCheckup,
  type SentMeasure,
} from '@clinic/contract/care/checkups/checkups';
import { MAX_LAB_RANGE } from '@clinic/contract/care/measurements/lab-ranges';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { Day, Field, Id, Instant, Items, Line, LongText, Nested, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<Partial<CheckupFields>>()
class CheckupFieldsDto {
  @LongText({ optional: true })
  bloodPressure?: string;

  @LongText({ optional: true })
  nfd?: string;

  @LongText({ optional: true })
  motion?: string;

  @LongText({ optional: true })
  energy?: string;

  @LongText({ optional: true })
  other?: string;
}

const aNumber = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? undefined : 'Please enter a number.';

@Takes<SentMeasure>()
export class SentMeasureDto {
  @OneOf(CHECKUP_KINDS)
  kind: MeasurementKind;

  @Field(aNumber, { type: Number })
  value: number;

  @Field(aNumber, { type: Number, nullable: true }, { optional: true, nullable: true })
  diastolic?: number | null;

  @Line({ max: MAX_LAB_RANGE, optional: true })
  range?: string;
}

export const Measures = (): PropertyDecorator =>
  Items(() => SentMeasureDto, { max: CHECKUP_KINDS.length, optional: true });

@Takes<EditCheckup>()
export class EditCheckupDto {
  @Nested(() => CheckupFieldsDto)
  fields: CheckupFieldsDto;

  @Measures()
  measures?: SentMeasureDto[];

  @Day({ optional: true, nullable: true })
  reportDay?: string | null;

  @Day({ optional: true })
  measuredOn?: string;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Takes<SaveCheckup>()
export class SaveCheckupDto extends EditCheckupDto {
  @Id({ optional: true })
  checkupId?: string;
}

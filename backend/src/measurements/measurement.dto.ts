import { OWN_KINDS, type LogMeasurement, type OwnKind } from '@clinic/contract/measurements';
import { Strict } from '../http/checked-body.pipe.ts';
import { Field, OneOf } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Strict()
@Takes<LogMeasurement>()
export class LogMeasurementDto {
  @OneOf(OWN_KINDS)
  kind: OwnKind;

  @Field((value) => (typeof value === 'number' ? undefined : 'Please enter a number.'), { type: Number })
  value: number;
}

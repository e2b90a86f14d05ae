import {
  MAX_NOT_COUNTED_REASON,
  OWN_KINDS,
  type CountMeasurement,
  type LogMeasurement,
  type OwnKind,
} from '@clinic/contract/care/measurements/measurements';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, Line, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<LogMeasurement>()
export class LogMeasurementDto {
  @OneOf(OWN_KINDS)
  kind: OwnKind;

  @Field((value) => (typeof value === 'number' ? undefined : 'Please enter a number.'), { type: Number })
  value: number;
}

@Strict()
@Takes<CountMeasurement>()
export class CountMeasurementDto {
  @Line()
  id: string;

  @Flag()
  counts: boolean;

  @Line({ max: MAX_NOT_COUNTED_REASON, optional: true })
  reason?: string;
}

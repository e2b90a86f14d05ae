import {
  POLICY_LIMITS,
  type BookingPolicy,
  type SavePolicy,
} from '@clinic/contract/scheduling/booking-policy';
import { allOf, wholeNumber } from '@clinic/contract/rules';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

function Part(name: keyof BookingPolicy): PropertyDecorator {
  const { min: minimum, max: maximum, step: multipleOf } = POLICY_LIMITS[name];
  const rule = allOf(wholeNumber(minimum, maximum), (value) =>
    Number(value) % multipleOf === 0 ? undefined : `Please choose a multiple of ${multipleOf}.`,
  );
  return Field(rule, { type: 'integer', minimum, maximum, multipleOf });
}

@Strict()
@Takes<SavePolicy>()
export class SavePolicyDto {
  @Part('minNotice')
  minNotice: number;

  @Part('maxAdvance')
  maxAdvance: number;

  @Part('changeLimit')
  changeLimit: number;

  @Part('holdHours')
  holdHours: number;

  @Part('buffer')
  buffer: number;

  @Part('step')
  step: number;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

import type { AskErasure, ConfirmErasure, DeclineErasure } from '@clinic/contract/privacy/privacy';
import { MAX_NOT_THEIRS, MAX_REASON } from '@clinic/contract/privacy/privacy';
import { allOf, longText, objectId, required } from '@clinic/contract/rules';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, ID, LongText } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<AskErasure>()
export class AskErasureDto {
  @LongText({ max: MAX_REASON, optional: true })
  reason?: string;
}

@Strict()
@Takes<ConfirmErasure>()
export class ConfirmErasureDto {
  @Field(
    (value) =>
      Array.isArray(value) && value.length <= MAX_NOT_THEIRS && value.every((id) => !objectId(id))
        ? undefined
        : 'Please send a list of ids.',
    { ...ID, isArray: true, type: String, maxItems: MAX_NOT_THEIRS },
    { optional: true },
  )
  notTheirs?: string[];
}

@Strict()
@Takes<DeclineErasure>()
export class DeclineErasureDto {
  @Field(allOf(required(), longText(MAX_REASON)), { type: String, minLength: 1, maxLength: MAX_REASON })
  reason: string;
}

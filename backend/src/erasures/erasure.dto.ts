import type { AskErasure, DeclineErasure } from '@clinic/contract/privacy';
import { MAX_REASON } from '@clinic/contract/privacy';
import { allOf, longText, required } from '@clinic/contract/rules';
import { Strict } from '../http/checked-body.pipe.ts';
import { Field, LongText } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Strict()
@Takes<AskErasure>()
export class AskErasureDto {
  @LongText({ max: MAX_REASON, optional: true })
  reason?: string;
}

@Strict()
@Takes<DeclineErasure>()
export class DeclineErasureDto {
  @Field(allOf(required(), longText(MAX_REASON)), { type: String, minLength: 1, maxLength: MAX_REASON })
  reason: string;
}

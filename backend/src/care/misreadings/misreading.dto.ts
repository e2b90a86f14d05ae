import type { MisreadingCalls } from '@clinic/contract/care/misreadings/misreading-calls';
import { MOST_LOOKED_AT } from '@clinic/contract/care/misreadings/misreadings';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const KEY = /^[0-9a-f]{16}$/;
const isKey = (key: unknown): boolean => typeof key === 'string' && KEY.test(key);

@Strict()
@Takes<MisreadingCalls['lookedAt']['body']>()
export class LookedAtDto {
  @Field(
    (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= MOST_LOOKED_AT && value.every(isKey)
        ? undefined
        : 'Please send a list of keys.',
    { type: String, pattern: KEY.source, isArray: true, minItems: 1, maxItems: MOST_LOOKED_AT },
  )
  keys: string[];
}

import type { ConsentsInput } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSIONS } from '@clinic/contract/privacy/privacy-notice';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<ConsentsInput>()
export class ConsentsDto {
  @OneOf(NOTICE_VERSIONS)
  version: string;

  @Field(
    (value) =>
      value === true ? undefined : 'The treatment ends with the account: please ask us to erase your data.',
    { type: Boolean, enum: [true] },
    { optional: true },
  )
  treatment?: true;

  @Flag({ optional: true })
  reminders?: boolean;

  @Flag({ optional: true })
  newsletter?: boolean;

  @Flag({ optional: true })
  whatsApp?: boolean;
}

import { MAX_REASON } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSIONS } from '@clinic/contract/privacy/privacy-notice';
import {
  MAX_REMARK,
  NOTICE_WAYS,
  PROOFS,
  type NoticeWay,
  type Proof,
  type WriteDown,
  type WriteDownErasure,
} from '@clinic/contract/privacy/written-down';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, Line, LongText, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<WriteDown>()
export class WriteDownDto {
  @OneOf(PROOFS)
  proof: Proof;

  @Line({ max: MAX_REMARK, optional: true })
  remark?: string;

  @OneOf(NOTICE_VERSIONS)
  version: string;

  @OneOf(NOTICE_WAYS, { optional: true })
  notice?: NoticeWay;

  @Flag({ optional: true })
  reminders?: boolean;

  @Flag({ optional: true })
  whatsApp?: boolean;

  @Flag({ optional: true })
  copy?: boolean;
}

@Strict()
@Takes<WriteDownErasure>()
export class WriteDownErasureDto {
  @OneOf(PROOFS)
  proof: Proof;

  @Line({ max: MAX_REMARK, optional: true })
  remark?: string;

  @LongText({ max: MAX_REASON, optional: true })
  reason?: string;
}

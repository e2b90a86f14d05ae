import {
  EMAIL_KINDS,
  OPTIONAL_EMAILS,
  type EmailKind,
  type OptionalEmail,
  type SwitchEmail,
} from '@clinic/contract/notifications/email-kinds';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SwitchEmail>()
export class SwitchEmailDto {
  @OneOf(OPTIONAL_EMAILS)
  kind: OptionalEmail;

  @Flag()
  on: boolean;
}

@Strict()
@Takes<{ kind: EmailKind }>()
export class EmailLookDto {
  @OneOf(EMAIL_KINDS)
  kind: EmailKind;
}

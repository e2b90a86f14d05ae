import type { LinkToken } from '@clinic/contract/identity/account';
import type { ConfirmAccount, ForgotPassword, SetPassword } from '@clinic/contract/people';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { EmailField, Line, PasswordField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<ForgotPassword>()
export class ForgotPasswordDto {
  @EmailField()
  email: string;
}

@Strict()
@Takes<SetPassword>()
export class SetPasswordDto {
  @Line()
  token: string;

  @PasswordField()
  password: string;
}

@Strict()
@Takes<ConfirmAccount>()
export class ConfirmAccountDto {
  @EmailField()
  email: string;
}

@Strict()
@Takes<LinkToken>()
export class LinkTokenDto {
  @Line()
  token: string;
}

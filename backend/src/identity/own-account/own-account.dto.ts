import type { ChangeEmail, ChangePassword } from '@clinic/contract/identity/account';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { EmailField, PasswordField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<ChangeEmail>()
export class ChangeEmailDto {
  @EmailField()
  email: string;

  @PasswordField()
  current: string;
}

@Strict()
@Takes<ChangePassword>()
export class ChangePasswordDto {
  @PasswordField()
  current: string;

  @PasswordField()
  password: string;
}

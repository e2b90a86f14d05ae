import type { ChangeEmail, ChangePassword } from '@clinic/contract/account';
import { Strict } from '../http/checked-body.pipe.ts';
import { EmailField, PasswordField } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

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

import type { Credentials } from '@clinic/contract/people';
import { EmailField, PasswordField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<Credentials>()
export class CredentialsDto {
  @EmailField()
  email: string;

  @PasswordField()
  password: string;
}

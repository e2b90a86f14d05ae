import type { Credentials } from '@clinic/contract/people';
import { EmailField, PasswordField } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Takes<Credentials>()
export class CredentialsDto {
  /** E-mail of the account; spaces and capitals do not matter. */
  @EmailField()
  email: string;

  /** 6–200 characters. */
  @PasswordField()
  password: string;
}

import { EmailField, PasswordField } from '../http/fields.ts';

export class CredentialsDto {
  /** E-mail of the account; spaces and capitals do not matter. */
  @EmailField()
  email: string;

  /** 6–200 characters. */
  @PasswordField()
  password: string;
}

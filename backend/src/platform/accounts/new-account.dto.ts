import { EmailField, PasswordField, PhoneField } from '../http/fields.ts';

/** What everybody gives, beside a name, who gets an account with a password. */
export class NewAccountDto {
  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @PasswordField()
  password: string;
}

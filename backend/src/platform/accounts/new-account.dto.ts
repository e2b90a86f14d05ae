import { EmailField, PasswordField, PhoneField } from '../http/fields.ts';

/** Common fields of a new account with a password, beside the name. */
export class NewAccountDto {
  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @PasswordField()
  password: string;
}

import { EmailField, PasswordField, PhoneField } from '../http/fields.ts';

export class NewAccountDto {
  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @PasswordField()
  password: string;
}

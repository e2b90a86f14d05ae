import type {
  Client,
  ClientChangeInput,
  ForgotPassword,
  NewClient,
  RegisterClient,
  SetPassword,
} from '@clinic/contract/people';
import { NewAccountDto } from '../accounts/new-account.dto.ts';
import { EmailField, Id, Instant, Line, PasswordField, PhoneField } from '../http/fields.ts';
import { Strict } from '../http/checked-body.pipe.ts';
import { Takes } from '../http/takes.ts';

@Takes<RegisterClient>()
export class RegisterDto extends NewAccountDto {
  @Line({ sentence: 'All fields are required.' })
  name: string;
}

@Strict()
@Takes<NewClient>()
export class AddClientDto {
  @Line()
  name: string;

  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @Id({ optional: true })
  doctor?: string | null;
}

@Takes<ClientChangeInput>()
export class EditClientDto extends AddClientDto {
  @Instant({ optional: true })
  updatedAt?: string;
}

/** A client as a grid sends it back. */
@Strict<Client>('_id', 'id', 'createdAt', 'status', 'program', 'doctorName')
export class ClientRecordDto extends EditClientDto {}

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

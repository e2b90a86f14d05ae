import type {
  Client,
  ClientChangeInput,
  ForgotPassword,
  NewClient,
  RegisterClient,
  SetPassword,
} from '@clinic/contract/people';
import { EmailField, Id, Instant, Line, PasswordField, PhoneField } from '../http/fields.ts';
import { Strict } from '../http/checked-body.pipe.ts';
import { Takes } from '../http/takes.ts';

@Takes<RegisterClient>()
export class RegisterDto {
  @Line({ sentence: 'All fields are required.' })
  name: string;

  @EmailField()
  email: string;

  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  @PhoneField()
  phone: string;

  /** 6–200 characters. */
  @PasswordField()
  password: string;
}

/** A client whom the front desk adds; a set-password link goes out by mail. */
@Strict()
@Takes<NewClient>()
export class AddClientDto {
  @Line()
  name: string;

  @EmailField()
  email: string;

  /** Ten digits. */
  @PhoneField()
  phone: string;

  /** Id of the owning doctor; null or left out: unassigned. */
  @Id({ optional: true })
  doctor?: string | null;
}

/** What front desk and admin may change of a client. */
@Takes<ClientChangeInput>()
export class EditClientDto {
  @Line()
  name: string;

  @EmailField()
  email: string;

  /** Ten digits. */
  @PhoneField()
  phone: string;

  /** Id of the owning doctor; null: unassigned; left out: stays. */
  @Id({ optional: true })
  doctor?: string | null;

  /** `updatedAt` as it was read: an older one answers 409. */
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
  /** From the link in the mail; single use, 48 hours. */
  @Line()
  token: string;

  /** 6–200 characters. */
  @PasswordField()
  password: string;
}

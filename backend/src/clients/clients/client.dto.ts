import {
  ALIKE_ANSWERS,
  MOST_ALIKE,
  type AlikeAnswer,
  type AnsweredAlike,
} from '@clinic/contract/clients/alike';
import { PLAN_LANGUAGES, type PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import type {
  BirthdayInput,
  ChosenLanguage,
  Client,
  ClientChangeInput,
  NewClient,
  RegisterClient,
} from '@clinic/contract/people';
import type { RegistrationConsents } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSIONS } from '@clinic/contract/privacy/privacy-notice';
import { nameWithoutAddress } from '@clinic/contract/clients/public-names';
import { NewAccountDto } from '../../platform/accounts/new-account.dto.ts';
import {
  BirthdayField,
  Check,
  Flag,
  Id,
  Ids,
  Instant,
  Line,
  Nested,
  OneOf,
  OptionalEmailField,
  PhoneField,
} from '../../platform/http/fields.ts';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<RegistrationConsents>()
export class RegistrationConsentsDto {
  @OneOf(NOTICE_VERSIONS)
  version: string;

  @Flag({ optional: true })
  reminders?: boolean;

  @Flag({ optional: true })
  newsletter?: boolean;
}

@Takes<RegisterClient>()
export class RegisterDto extends NewAccountDto {
  @Line({ sentence: 'All fields are required.' })
  @Check(nameWithoutAddress)
  name: string;

  @Nested(() => RegistrationConsentsDto, { optional: true })
  consents?: RegistrationConsentsDto;
}

@Strict()
@Takes<ChosenLanguage>()
export class ChosenLanguageDto {
  @OneOf(PLAN_LANGUAGES)
  language: PlanLanguage;
}

/** Every form about a client may leave these out. */
export class OptionalClientDto {
  @Id({ optional: true, nullable: true })
  doctor?: string | null;

  @BirthdayField({ optional: true, nullable: true })
  birthday?: string | null;
}

class ClientFieldsDto extends OptionalClientDto {
  @Line()
  name: string;

  @OptionalEmailField()
  email?: string | null;

  @PhoneField()
  phone: string;
}

@Takes<AnsweredAlike>()
export class AnsweredAlikeDto {
  @OneOf(ALIKE_ANSWERS)
  answer: AlikeAnswer;

  @Ids(MOST_ALIKE)
  clients: string[];
}

@Strict()
@Takes<NewClient>()
export class AddClientDto extends ClientFieldsDto {
  @Flag({ optional: true })
  takeOver?: boolean;

  @Nested(() => AnsweredAlikeDto, { optional: true })
  alike?: AnsweredAlikeDto;
}

@Takes<ClientChangeInput>()
export class EditClientDto extends ClientFieldsDto {
  @Flag({ optional: true })
  whatsApp?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict()
@Takes<BirthdayInput>()
export class BirthdayDto {
  @BirthdayField({ nullable: true })
  birthday: string | null;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict<Client>(
  '_id',
  'id',
  'createdAt',
  'status',
  'program',
  'doctorName',
  'emailVerified',
  'pendingEmail',
  'recordsClosed',
  'typedAtDesk',
  'contactDifference',
  'proposedBirthday',
)
export class ClientRecordDto extends EditClientDto {}

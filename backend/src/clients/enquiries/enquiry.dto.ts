import { readWhole } from '@clinic/contract/reading/numbers';
import { valueOf } from '@clinic/contract/reading/reading';
import { ageInYears, NAME_NEEDED, PLACE_NEEDED, TERMS_NEEDED } from '@clinic/contract/clients/enquiry-rules';
import { AGE_YEARS, ENQUIRY_STATES, type EnquiryState } from '@clinic/contract/constants';
import {
  MAX_SOURCE,
  type DeskEnquiry,
  type EditEnquiry,
  type Enquiry,
  type EnquiryInput,
  type RegisterEnquiry,
} from '@clinic/contract/clients/enquiries';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { NOTICE_VERSIONS } from '@clinic/contract/privacy/privacy-notice';
import { nameWithoutAddress } from '@clinic/contract/clients/public-names';
import { Transform } from 'class-transformer';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Check,
  EmailField,
  Field,
  Flag,
  Instant,
  Line,
  LongText,
  Nested,
  NothingWhenEmpty,
  OneOf,
  OptionalEmailField,
  PhoneField,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { AnsweredAlikeDto, OptionalClientDto } from '../clients/client.dto.ts';

/** A plain form sends every field as text, an untouched one as empty text. */
const PlainNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (valueOf(readWhole(value)) ?? value) : value,
  );

@Strict()
@Takes<EnquiryInput>()
export class EnquiryDto {
  @Line({ sentence: NAME_NEEDED })
  @Check(nameWithoutAddress)
  name: string;

  @PlainNumber()
  @Field(ageInYears, { type: 'integer', minimum: AGE_YEARS.min, maximum: AGE_YEARS.max })
  age: number;

  @EmailField()
  email: string;

  @PhoneField()
  phoneNumber: string;

  @Line({ sentence: PLACE_NEEDED })
  location: string;

  @Field((value) => (value === true || value === 'true' || value === 'on' ? undefined : TERMS_NEEDED), {
    anyOf: [{ type: 'boolean' }, { type: 'string' }],
  })
  terms: boolean | string;

  @NothingWhenEmpty()
  @OneOf(OFFERINGS.map(({ id }) => id), { optional: true })
  plan?: string;

  @LongText({ optional: true })
  message?: string;

  @NothingWhenEmpty()
  @OneOf(NOTICE_VERSIONS, { optional: true })
  notice?: string;

  @NothingWhenEmpty()
  @Line({ optional: true, max: MAX_SOURCE })
  source?: string;

  @LongText({ optional: true })
  website?: string;
}

@Strict()
@Takes<DeskEnquiry>()
export class DeskEnquiryDto {
  @Line({ sentence: 'Please enter the name.' })
  name: string;

  @PhoneField()
  phoneNumber: string;

  @OptionalEmailField()
  email?: string | null;

  @WholeNumber(AGE_YEARS.min, AGE_YEARS.max, { optional: true })
  age?: number;

  @Line({ optional: true })
  location?: string;

  @NothingWhenEmpty()
  @OneOf(OFFERINGS.map(({ id }) => id), { optional: true })
  plan?: string;

  @LongText({ optional: true })
  message?: string;

  @NothingWhenEmpty()
  @Line({ optional: true, max: MAX_SOURCE })
  source?: string;

  @Instant({ optional: true })
  callBackAt?: string;
}

/** The whole record as a grid sends it back; only state and time of the call may change. */
@Strict<Enquiry>(
  '_id',
  'id',
  'createdAt',
  'name',
  'age',
  'email',
  'phoneNumber',
  'location',
  'plan',
  'message',
  'client',
  'by',
  'heardFrom',
)
@Takes<EditEnquiry>()
export class EditEnquiryDto {
  @OneOf(ENQUIRY_STATES)
  state: EnquiryState;

  @Instant({ optional: true, nullable: true })
  callBackAt?: string | null;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict()
@Takes<RegisterEnquiry>()
export class RegisterEnquiryDto extends OptionalClientDto {
  @Line({ optional: true })
  name?: string;

  @OptionalEmailField()
  email?: string | null;

  @PhoneField({ optional: true })
  phone?: string;

  @Flag({ optional: true })
  takeOver?: boolean;

  @Nested(() => AnsweredAlikeDto, { optional: true })
  alike?: AnsweredAlikeDto;
}

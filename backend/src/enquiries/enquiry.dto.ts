import { ageInYears, NAME_NEEDED, PLACE_NEEDED, TERMS_NEEDED } from '@clinic/contract/enquiry-rules';
import { ENQUIRY_STATES, type EnquiryState } from '@clinic/contract/constants';
import type { EditEnquiry, Enquiry, EnquiryInput, RegisterEnquiry } from '@clinic/contract/enquiries';
import { OFFERINGS } from '@clinic/contract/offerings';
import { Transform } from 'class-transformer';
import { Strict } from '../http/checked-body.pipe.ts';
import { Check, EmailField, Id, Instant, Line, LongText, OneOf, PhoneField } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

/** A plain form sends every field as text, an untouched one as empty text. */
const PlainNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value,
  );
const NothingWhenEmpty = () =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** The public booking form. */
@Strict()
@Takes<EnquiryInput>()
export class EnquiryDto {
  @Line({ sentence: NAME_NEEDED })
  name: string;

  /** Years, 1–120; a plain form sends it as text. */
  @PlainNumber()
  @Check(ageInYears)
  age: number;

  @EmailField()
  email: string;

  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  @PhoneField()
  phoneNumber: string;

  @Line({ sentence: PLACE_NEEDED })
  location: string;

  /** Must be true; a plain form sends "on". */
  @Check((value) => (value === true || value === 'true' || value === 'on' ? undefined : TERMS_NEEDED))
  terms: boolean | string;

  /** Id of one of the 14 offerings. */
  @NothingWhenEmpty()
  @OneOf(OFFERINGS.map(({ id }) => id), { optional: true })
  plan?: string;

  /** At most 5,000 characters. */
  @LongText({ optional: true })
  message?: string;

  /** Filled by robots only: the answer is the same, nothing is stored. */
  @LongText({ optional: true })
  website?: string;
}

/** The whole record as a grid sends it back; only the state may change. */
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
)
@Takes<EditEnquiry>()
export class EditEnquiryDto {
  @OneOf(ENQUIRY_STATES)
  state: EnquiryState;

  /** `updatedAt` as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}

/** What the front desk corrects before it registers the client; what is left out is taken from the enquiry. */
@Strict()
@Takes<RegisterEnquiry>()
export class RegisterEnquiryDto {
  @Line({ optional: true })
  name?: string;

  @EmailField({ optional: true })
  email?: string;

  /** Ten digits. */
  @PhoneField({ optional: true })
  phone?: string;

  /** Id of the owning doctor; null or left out: unassigned. */
  @Id({ optional: true })
  doctor?: string | null;
}

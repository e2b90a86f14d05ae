import {
  REGISTRATIONS,
  type Business,
  type Paper,
  type GstRegistration,
  type RegistrationKind,
  type SaveBusiness,
  type SimpleInvoices,
} from '@clinic/contract/billing/business';
import { gstinAsStored } from '@clinic/contract/billing/gstin';
import { BUSINESS_LIMITS } from '@clinic/contract/billing/business-rules';
import { MAX_LINE } from '@clinic/contract/constants';
import { MAX_MONEY, money, percent, realDate, type Rule } from '@clinic/contract/rules';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Cleaned,
  Day,
  Field,
  Flag,
  Id,
  Items,
  Line,
  LongText,
  Nested,
  OneOf,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** One line, which may be empty. */
const Words = () => LongText({ max: MAX_LINE });
const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null ? undefined : rule(value);
const DayOrNull = () => Field(orNull(realDate), { type: String, format: 'date', nullable: true });
const MoneyOrNull = () =>
  Field(orNull(money), { type: Number, minimum: 0, maximum: MAX_MONEY, nullable: true });

@Takes<GstRegistration>()
export class RegistrationDto {
  @Day() from: string;
  @OneOf(REGISTRATIONS) kind: RegistrationKind;
  @Cleaned(gstinAsStored) @Words() gstin: string;
}

@Takes<Business['prefixes']>()
export class PrefixesDto implements Record<Paper, string> {
  @Words() invoice: string;
  @Words() creditNote: string;
  @Words() receipt: string;
  @Words() voucher: string;
  @Words() refund: string;
}

@Takes<Business['limits']>()
export class LimitsDto {
  @Field(orNull(percent), { type: Number, minimum: 0, maximum: 100, nullable: true })
  discountPercent: number | null;

  @MoneyOrNull() credit: number | null;
  @MoneyOrNull() refund: number | null;
}

@Takes<Business['programClasses'][number]>()
export class ProgramClassDto {
  @Line() name: string;
  @Id() class: string;
}

@Takes<SimpleInvoices>()
export class SimpleInvoicesDto {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) number: number;
  @Field(money, { type: Number, minimum: 0 }) sum: number;
}

@Strict()
@Takes<SaveBusiness>()
export class SaveBusinessDto implements SaveBusiness {
  @Words() legalName: string;
  @LongText() address: string;
  @Words() state: string;
  @Items(() => RegistrationDto, { max: BUSINESS_LIMITS.registrations }) registration: RegistrationDto[];
  @Words() upiId: string;
  @Words() upiPayee: string;
  @Nested(() => PrefixesDto) prefixes: PrefixesDto;
  @Flag() pricesWithTax: boolean;
  @Flag() roundToRupee: boolean;
  @OneOf(['clinic', 'person']) drawer: Business['drawer'];
  @Nested(() => LimitsDto) limits: LimitsDto;
  @DayOrNull() closedUntil: string | null;
  @DayOrNull() annualReturn: string | null;
  @Items(() => ProgramClassDto, { max: BUSINESS_LIMITS.programClasses }) programClasses: ProgramClassDto[];
  @Words() signatory: string;
  @LongText({ max: BUSINESS_LIMITS.foot }) foot: string;
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) version: number;
  @Nested(() => SimpleInvoicesDto, { optional: true }) overSimple?: SimpleInvoicesDto;
}

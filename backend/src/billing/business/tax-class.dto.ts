import {
  SUPPLIES,
  TAX_CLASS_LIMITS,
  TAX_KINDS,
  type SignTaxClass,
  type Supply,
  type TaxClass,
  type TaxClassInput,
  type TaxKind,
  type TaxRate,
} from '@clinic/contract/billing/tax-classes';
import { UNIT_CODES } from '@clinic/contract/billing/units';
import { MAX_LINE } from '@clinic/contract/constants';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Flag, Instant, Items, Line, LongText, OneOf, Percent } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<TaxRate>()
export class TaxRateDto {
  @Day() from: string;
  @Percent() percent: number;
}

@Strict<TaxClass>('_id', 'id', 'createdAt', 'signed', 'used', 'source')
@Takes<TaxClassInput>()
export class TaxClassDto implements TaxClassInput {
  @Line() name: string;
  @OneOf(SUPPLIES) supply: Supply;
  /** The code may be empty until the class is signed. */
  @LongText({ max: MAX_LINE }) code: string;
  @OneOf(['', ...UNIT_CODES]) unit: string;
  @OneOf(TAX_KINDS) kind: TaxKind;
  @Items(() => TaxRateDto, { max: TAX_CLASS_LIMITS.rates }) rates: TaxRateDto[];
  @Flag({ optional: true }) retired?: boolean;
  @Instant({ optional: true }) updatedAt?: string;
}

@Strict()
@Takes<SignTaxClass>()
export class SignTaxClassDto {
  @Instant({ optional: true }) updatedAt?: string;
}

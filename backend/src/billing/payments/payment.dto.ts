import {
  MONEY_MODES,
  type AllocatePayment,
  type MoneyMode,
  type ReceivePayment,
  type RefundPayment,
  type ReversePayment,
  type WantedUse,
} from '@clinic/contract/billing/payments';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Amount, Day, Id, Items, Line, Money, Nested, OneOf, PersonId } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { StateCode } from '../business/state-code.ts';
import { PaymentPartDto } from '../invoices/payment-part.dto.ts';

const MAX_INVOICES = 100;

@Takes<WantedUse>()
export class WantedUseDto {
  @Id()
  invoice: string;

  @Amount()
  amount: number;
}

@Takes<NonNullable<ReceivePayment['advance']>>()
export class AdvanceDto {
  @Id()
  taxClass: string;

  @StateCode({ optional: true, nullable: true })
  place?: string | null;
}

@Strict()
@Takes<ReceivePayment>()
export class ReceivePaymentDto extends PaymentPartDto {
  @PersonId()
  client: string;

  @Items(() => WantedUseDto, { max: MAX_INVOICES, optional: true })
  invoices?: WantedUseDto[];

  @Nested(() => AdvanceDto, { optional: true, nullable: true })
  advance?: AdvanceDto | null;

  @Money({ optional: true })
  due?: number;
}

export class DuesQueryDto {
  @Day({ optional: true })
  at?: string;
}

@Strict()
@Takes<AllocatePayment>()
export class AllocatePaymentDto {
  @Id()
  source: string;

  @Items(() => WantedUseDto, { min: 1, max: MAX_INVOICES, optional: true })
  invoices?: WantedUseDto[];
}

@Strict()
@Takes<RefundPayment>()
export class RefundPaymentDto {
  @Id()
  source: string;

  @OneOf(MONEY_MODES)
  mode: MoneyMode;

  @Amount()
  amount: number;

  @Line({ optional: true, nullable: true })
  reference?: string | null;

  @Line()
  reason: string;
}

@Strict()
@Takes<ReversePayment>()
export class ReversePaymentDto {
  @Line()
  reason: string;
}

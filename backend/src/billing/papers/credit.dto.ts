import {
  RETURNS,
  type CreditInvoice,
  type CreditLineInput,
  type Return,
} from '@clinic/contract/billing/credit-notes';
import { INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import { MONEY_MODES, type MoneyMode } from '@clinic/contract/billing/payments';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Instant, Items, Line, Money, Nested, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** An invoice has so many lines: its items, and the program. */
const MAX_LINES = INVOICE_LIMITS.lines + 1;

@Takes<CreditLineInput>()
export class CreditLineDto {
  @WholeNumber(0, MAX_LINES - 1)
  line: number;

  @WholeNumber(1, INVOICE_LIMITS.quantity.max, { optional: true })
  quantity?: number;

  @Money({ optional: true })
  amount?: number;

  @OneOf(RETURNS)
  returned: Return;
}

@Takes<NonNullable<CreditInvoice['refund']>>()
export class RefundAtOnceDto {
  @OneOf(MONEY_MODES)
  mode: MoneyMode;

  @Line({ optional: true, nullable: true })
  reference?: string | null;
}

@Strict()
@Takes<CreditInvoice>()
export class CreditInvoiceDto {
  @Instant()
  updatedAt: string;

  @Items(() => CreditLineDto, { min: 1, max: MAX_LINES })
  lines: CreditLineDto[];

  @Line()
  reason: string;

  @Nested(() => RefundAtOnceDto, { optional: true, nullable: true })
  refund?: RefundAtOnceDto | null;
}

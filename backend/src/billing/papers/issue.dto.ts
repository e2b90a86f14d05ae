import { gstinAsStored } from '@clinic/contract/billing/gstin';
import { INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import type { IssueInvoice, ProgramLine, Recipient } from '@clinic/contract/billing/papers';
import { MAX_INSTALMENTS, MAX_PAYMENT_PARTS } from '@clinic/contract/billing/payments';
import { recipientNumber } from '@clinic/contract/billing/recipient-numbers';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Cleaned,
  Amount,
  Day,
  Field,
  Flag,
  Id,
  Items,
  Line,
  LongText,
  Money,
  Nested,
  Percent,
  PersonId,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { StateCode } from '../business/state-code.ts';
import { InstalmentDto, PaymentPartDto } from '../invoices/payment-part.dto.ts';

const { quantity, weeks, lines } = INVOICE_LIMITS;
const LEFT_OUT = { optional: true, nullable: true } as const;

@Takes<IssueInvoice['items'][number]>()
export class IssuedItemDto {
  @Id()
  id: string;

  @WholeNumber(quantity.min, quantity.max)
  quantity: number;

  @Money()
  price: number;
}

@Takes<ProgramLine>()
export class ProgramLineDto {
  @Line()
  name: string;

  @WholeNumber(1, weeks.max)
  weeks: number;

  @Money()
  pricePerWeek: number;

  @Id()
  taxClass: string;
}

@Takes<NonNullable<IssueInvoice['discount']>>()
export class DiscountDto {
  @Percent({ optional: true })
  percent?: number;

  @Amount({ optional: true })
  amount?: number;
}

@Takes<Recipient>()
export class RecipientDto {
  @Line(LEFT_OUT)
  name?: string | null;

  @Cleaned(gstinAsStored)
  @Field(recipientNumber, { type: String, minLength: 15, maxLength: 15 }, LEFT_OUT)
  gstin?: string | null;

  @LongText(LEFT_OUT)
  address?: string | null;

  @StateCode(LEFT_OUT)
  state?: string | null;
}

@Strict()
@Takes<IssueInvoice>()
export class IssueInvoiceDto {
  @Day()
  date: string;

  @PersonId()
  client: string;

  @Items(() => IssuedItemDto, { max: lines })
  items: IssuedItemDto[];

  @Nested(() => ProgramLineDto, LEFT_OUT)
  program?: ProgramLineDto | null;

  @Nested(() => DiscountDto, LEFT_OUT)
  discount?: DiscountDto | null;

  @StateCode(LEFT_OUT)
  place?: string | null;

  @Nested(() => RecipientDto, LEFT_OUT)
  recipient?: RecipientDto | null;

  @Items(() => PaymentPartDto, { max: MAX_PAYMENT_PARTS, optional: true })
  payments?: PaymentPartDto[];

  @Flag({ optional: true })
  useCredit?: boolean;

  @Items(() => InstalmentDto, { max: MAX_INSTALMENTS, optional: true })
  dueOn?: InstalmentDto[];
}

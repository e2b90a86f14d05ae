import { INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import { Allow } from 'class-validator';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import { MAX_INSTALMENTS, MAX_PAYMENT_PARTS } from '@clinic/contract/billing/payments';
import { PAYMENT_MODES, type PaymentMode } from '@clinic/contract/constants';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Described } from '../../platform/http/described.ts';
import {
  Day,
  Flag,
  Id,
  Items,
  Line,
  Money,
  OneOf,
  Percent,
  PersonId,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { InstalmentDto, PaymentPartDto } from './payment-part.dto.ts';

const { quantity, weeks, lines } = INVOICE_LIMITS;

@Takes<CreateInvoice['items'][number]>()
export class InvoiceItemDto {
  @Id()
  id: string;

  @Allow()
  @Described(({ ApiProperty }) => ApiProperty({ type: String, required: false }))
  name?: string;

  @WholeNumber(quantity.min, quantity.max)
  quantity: number;

  @Money()
  price: number;
}

@Takes<CreateInvoice>()
export class CreateInvoiceDto {
  @Line()
  invoiceNumber: string;

  @Day()
  date: string;

  @PersonId()
  client: string;

  @Items(() => InvoiceItemDto, { max: lines })
  items: InvoiceItemDto[];

  @Percent({ optional: true, nullable: true })
  tax_Percent?: number | null;

  @Percent({ optional: true, nullable: true })
  discount_Percent?: number | null;

  @OneOf(PAYMENT_MODES, { optional: true, nullable: true })
  paymentMode?: PaymentMode | null;

  @Line({ optional: true, nullable: true })
  selectedPlan?: string | null;

  @WholeNumber(weeks.min, weeks.max, { optional: true, nullable: true })
  numberOfWeeks?: number | null;

  @Money({ optional: true, nullable: true })
  pricePerWeek?: number | null;

  @Items(() => PaymentPartDto, { max: MAX_PAYMENT_PARTS, optional: true })
  payments?: PaymentPartDto[] | null;

  @Flag({ optional: true, nullable: true })
  useCredit?: boolean | null;

  @Items(() => InstalmentDto, { max: MAX_INSTALMENTS, optional: true })
  dueOn?: InstalmentDto[] | null;
}

@Strict()
export class CreateInvoiceRecordDto extends CreateInvoiceDto {}

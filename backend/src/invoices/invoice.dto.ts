import { INVOICE_LIMITS } from '@clinic/contract/invoices';
import { Allow } from 'class-validator';
import type { CreateInvoice } from '@clinic/contract/invoices';
import { PAYMENT_MODES, type PaymentMode } from '@clinic/contract/constants';
import { Strict } from '../http/checked-body.pipe.ts';
import { Day, Id, Items, Line, Money, OneOf, Percent, PersonId, Whole } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

const { quantity, weeks, lines } = INVOICE_LIMITS;

@Takes<CreateInvoice['items'][number]>()
export class InvoiceItemDto {
  /** Id of an item of the inventory. */
  @Id()
  id: string;

  /** Not read: the server writes the name itself. */
  @Allow()
  name?: string;

  /** Pieces, 1–9,999. */
  @Whole(quantity.min, quantity.max)
  quantity: number;

  /** Rupees a piece, 0–9,999,999.99, at most two decimals. */
  @Money()
  price: number;
}

@Takes<CreateInvoice>()
export class CreateInvoiceDto {
  /** Unique without regard to case and outer spaces. */
  @Line()
  invoiceNumber: string;

  /** yyyy-MM-dd. */
  @Day()
  date: string;

  /** Id, or {id, name}; the server writes the name itself. */
  @PersonId()
  client: string;

  @Items(() => InvoiceItemDto, { min: 1, max: lines })
  items: InvoiceItemDto[];

  /** Percent, 0–100, at most two decimals; left out: 0. */
  @Percent({ optional: true })
  tax_Percent?: number | null;

  /** Percent, 0–100, at most two decimals; left out: 0. */
  @Percent({ optional: true })
  discount_Percent?: number | null;

  /** Left out: "Cash". */
  @OneOf(PAYMENT_MODES, { optional: true })
  paymentMode?: PaymentMode | null;

  /** Name of the client's program. */
  @Line({ optional: true })
  selectedPlan?: string | null;

  /** Weeks, 0–52; left out: 0. */
  @Whole(weeks.min, weeks.max, { optional: true })
  numberOfWeeks?: number | null;

  /** Rupees a week; required when a plan is selected. */
  @Money({ optional: true })
  pricePerWeek?: number | null;
}

@Strict()
export class CreateInvoiceRecordDto extends CreateInvoiceDto {}

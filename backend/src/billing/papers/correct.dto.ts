import type { CorrectInvoice } from '@clinic/contract/billing/credit-notes';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { refTo } from '../../platform/api-docs/schema.ts';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Instant, Line } from '../../platform/http/fields.ts';
import { isPlainObject } from '../../platform/http/plain-object.ts';
import { Takes } from '../../platform/http/takes.ts';
import { CreateInvoiceDto } from '../invoices/invoice.dto.ts';
import { IssueInvoiceDto } from './issue.dto.ts';

/** A simple invoice has a typed number, an invoice of a registered clinic none. */
const classOf = (value: unknown) =>
  isPlainObject(value) && 'invoiceNumber' in value ? CreateInvoiceDto : IssueInvoiceDto;

@Strict()
@Takes<CorrectInvoice>()
export class CorrectInvoiceDto {
  @Instant()
  updatedAt: string;

  @Line()
  reason: string;

  @Type((options) => classOf((options?.object as { invoice?: unknown } | undefined)?.invoice))
  @Field(
    (value) =>
      value instanceof CreateInvoiceDto || value instanceof IssueInvoiceDto
        ? undefined
        : 'Please send one record.',
    { anyOf: [refTo(CreateInvoiceDto.name), refTo(IssueInvoiceDto.name)] },
  )
  @ValidateNested({ message: 'Please send one record.' })
  invoice: CreateInvoiceDto | IssueInvoiceDto;
}

import { numberKeys } from '@clinic/contract/platform/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import type { Draft } from '../invoices/invoice-drafts.ts';
import { numberKeyOf, seriesOf } from '../invoices/invoice-number.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';

/** Stores drafts of invoices. */
@Injectable()
export class NewPapers {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly simple: InvoicesService,
    private readonly numbers: PaperNumbers,
    private readonly effects: Effects,
  ) {}

  /**
   * Stores a paper with the next number of the series. Throws DATE_BEFORE_LAST unless the paper follows from another
   * one.
   */
  async issue(
    context: WriteContext,
    { invoice, effects }: Draft,
    { follows }: { follows?: true } = {},
  ): Promise<InvoiceRecord> {
    return this.numbers.insertNumbered(
      this.invoices,
      context,
      { paper: 'invoice', day: invoice.date, follows },
      ({ number, numberKey, series, serial, day, issuer }) => ({
        ...invoice,
        invoiceNumber: number,
        numberKey,
        searchKeys: numberKeys(number),
        series,
        serial,
        date: day,
        issuer,
      }),
      { effects },
    );
  }

  /** Stores an invoice that replaces another one, once by its id; it is not refused any more. */
  async replace(draft: Draft): Promise<void> {
    const { _id, gst } = draft.invoice;
    if (await this.invoices.exists({ _id })) return void (await this.effects.run(InvoiceRecord.name, _id));
    if (gst) return void (await this.issue(job(), draft, { follows: true }));
    try {
      await this.simple.insertDraft(job(), draft);
    } catch (error) {
      if (isDuplicateKey(error, '_id')) return;
      if (!(error instanceof ApiError && error.code === 'INVOICE_NUMBER_TAKEN')) throw error;
      // Another invoice took the number since the check.
      await this.replace({ ...draft, invoice: renumbered(draft.invoice, await this.simple.nextNumber()) });
    }
  }
}

const renumbered = (invoice: InvoiceRecord, number: string): InvoiceRecord => ({
  ...invoice,
  invoiceNumber: number,
  numberKey: numberKeyOf(number),
  searchKeys: numberKeys(number),
  ...seriesOf(number),
});

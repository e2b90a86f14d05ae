import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { GstDrafts } from './gst-drafts.ts';
import type { IssueInvoiceDto } from './issue.dto.ts';
import { NewPapers } from './new-papers.ts';

/** Makes invoices of a registered clinic. */
@Injectable()
export class Issue {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly business: BusinessSettings,
    private readonly drafts: GstDrafts,
    private readonly papers: NewPapers,
    private readonly simple: InvoicesService,
    private readonly records: Records,
    private readonly effects: Effects,
  ) {}

  /**
   * Takes the items off the stock; missing stock does not fail it. Throws INVALID_INPUT, CLIENT_ERASING, NEEDS_ADMIN,
   * NOT_REGISTERED, BOOKS_CLOSED, DATE_BEFORE_LAST.
   */
  async issue(context: WriteContext, fields: IssueInvoiceDto): Promise<Omit<InvoiceCreated, 'message'>> {
    const issue = () =>
      this.business.makingPaper(async () =>
        this.papers.issue(context, await this.drafts.draft(context, fields)),
      );
    const issued = await this.records.once(this.invoices, context, issue, async (first) => {
      // The server may have been killed after the invoice was stored and before its effects ran.
      await this.effects.run(InvoiceRecord.name, first._id);
      return first;
    });
    return this.simple.created(issued, fields);
  }
}

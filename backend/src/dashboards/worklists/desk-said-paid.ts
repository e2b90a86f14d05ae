import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { saidPaidWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { InvoiceRecord, type SaidPaidMark } from '../../billing/invoices/invoice.schema.ts';
import { personView } from '../../platform/http/person-view.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { recordList } from './worklist.ts';

/** An invoice of the list, which is one that its client says to have paid. */
type Said = InvoiceRecord & { saidPaid: SaidPaidMark };

@Injectable()
export class DeskSaidPaid {
  constructor(@InjectModel(InvoiceRecord.name) private readonly invoices: Model<Said>) {}

  /** Lists words of clients that the desk has not answered, the longest wait first. */
  waiting(hidden: Hidden): Promise<Worklist> {
    return recordList<Said, WorkRow>(
      {
        list: 'saidPaid',
        model: this.invoices,
        filter: { 'saidPaid.open': true },
        sort: { 'saidPaid.at': 1, _id: 1 },
        projection: { invoiceNumber: 1, client: 1, saidPaid: 1 },
        row: ({ _id, invoiceNumber, client, saidPaid: { id, at, reference, due } }) => ({
          id: _id.toHexString(),
          fact: id.toHexString(),
          words: saidPaidWords({ invoiceNumber, due: fromPaise(due), reference }),
          since: at.toISOString(),
          person: personView(client),
        }),
      },
      hidden,
    );
  }
}

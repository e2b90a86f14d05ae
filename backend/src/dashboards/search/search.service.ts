import { Injectable } from '@nestjs/common';
import {
  FOUND_CLIENTS,
  FOUND_INVOICES,
  FOUND_ITEMS,
  FOUND_PAPERS,
  type Found,
} from '@clinic/contract/dashboards/search-calls';
import { ItemSearch } from '../../billing/inventory/item-search.ts';
import { InvoicesService } from '../../billing/invoices/invoices.service.ts';
import { PaperSearch } from '../../billing/payments/paper-search.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';

/** Finds only what the caller may open. */
@Injectable()
export class SearchService {
  constructor(
    private readonly clients: ClientsService,
    private readonly invoices: InvoicesService,
    private readonly items: ItemSearch,
    private readonly papers: PaperSearch,
  ) {}

  async find({ role, id }: Caller, text: string): Promise<Found> {
    const isDesk = role === 'assistant';
    const found = this.clients.search(text, FOUND_CLIENTS, role === 'doctor' ? id : undefined);
    const [clients, invoices, items, papers] = await Promise.all([
      found,
      isDesk ? this.invoices.search(text, FOUND_INVOICES) : [],
      isDesk ? this.items.find(text, FOUND_ITEMS) : [],
      isDesk || role === 'admin' ? found.then((known) => this.papersOf(text, known)) : {},
    ]);
    return { clients, invoices, ...(items.length > 0 && { items }), ...papers };
  }

  /** Invoices and receipts of a client are found by the exact name, not by a similar one. */
  private async papersOf(
    text: string,
    found: Found['clients'],
  ): Promise<Pick<Found, 'payments' | 'creditNotes'>> {
    const clients = found.filter(({ similar }) => !similar).map(({ id }) => id);
    const asked = { text, clients, limit: FOUND_PAPERS };
    const [payments, creditNotes] = await Promise.all([
      this.papers.findPayments(asked),
      this.papers.findCreditNotes(asked),
    ]);
    return {
      ...(payments.length > 0 && { payments }),
      ...(creditNotes.length > 0 && { creditNotes }),
    };
  }
}

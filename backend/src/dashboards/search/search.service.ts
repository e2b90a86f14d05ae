import { Injectable } from '@nestjs/common';
import { FOUND_CLIENTS, FOUND_INVOICES, type Found } from '@clinic/contract/dashboards/search-calls';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { InvoicesService } from '../../billing/invoices/invoices.service.ts';

/** Finds only records that the caller may open. */
@Injectable()
export class SearchService {
  constructor(
    private readonly clients: ClientsService,
    private readonly invoices: InvoicesService,
  ) {}

  async find(caller: Caller, text: string): Promise<Found> {
    const [clients, invoices] = await Promise.all([
      this.clients.search(text, FOUND_CLIENTS, caller.role === 'doctor' ? caller.id : undefined),
      caller.role === 'assistant' ? this.invoices.search(text, FOUND_INVOICES) : [],
    ]);
    return { clients, invoices };
  }
}

import { Controller, Param } from '@nestjs/common';
import { receiptCalls } from '@clinic/contract/billing/receipt-calls';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { Receipts } from './receipts.service.ts';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly access: ClientAccess,
  ) {}

  @Handles(receiptCalls.one)
  @AuditedOnce('read', 'payment')
  one(@Param('id', ObjectIdPipe) id: string) {
    return this.receipts.get(id);
  }

  @Handles(receiptCalls.own)
  async own(@CurrentUser() caller: Caller) {
    const { _id } = await this.access.requireOpenRecords(caller, caller.id);
    const [creditNotes, receipts] = await Promise.all([
      this.notes.ofClient(_id.toHexString()),
      this.receipts.ofClient(_id),
    ]);
    return { receipts, creditNotes };
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { Types } from 'mongoose';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { CreditInvoiceDto } from './credit.dto.ts';
import { creditNoteView } from './credit-note.view.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { Credits } from './credits.service.ts';

@Controller()
export class PapersController {
  constructor(
    private readonly credits: Credits,
    private readonly notes: CreditNotes,
  ) {}

  @Command(invoiceCalls.credit, { action: 'update', kind: 'invoice' })
  async credit(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: CreditInvoiceDto,
  ) {
    return { message: 'Credit note made successfully', ...(await this.credits.credit(context, id, fields)) };
  }

  @Handles(invoiceCalls.creditNotes)
  @AuditedOnce('list', 'credit notes')
  async creditNotes(@Param('id', ObjectIdPipe) id: string) {
    const { _id } = await this.credits.invoice(id);
    return { creditNotes: (await this.notes.ofInvoice(new Types.ObjectId(_id))).map(creditNoteView) };
  }
}

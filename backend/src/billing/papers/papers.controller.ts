import { Body, Controller, Param } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { CorrectInvoiceDto } from './correct.dto.ts';
import { Corrections } from './corrections.service.ts';
import { CreditInvoiceDto } from './credit.dto.ts';
import { creditNoteView } from './credit-note.view.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { Credits } from './credits.service.ts';
import { IssueInvoiceDto } from './issue.dto.ts';
import { Issue } from './issue.service.ts';

@Controller()
export class PapersController {
  constructor(
    private readonly credits: Credits,
    private readonly corrections: Corrections,
    private readonly issued: Issue,
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

  @Command(invoiceCalls.correct, { action: 'update', kind: 'invoice' })
  async correct(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: CorrectInvoiceDto,
  ) {
    return {
      message: 'Invoice corrected successfully',
      ...(await this.corrections.correct(context, id, fields)),
    };
  }

  @Command(invoiceCalls.issue, { action: 'create', kind: 'invoice' })
  async issue(@CommandContext() context: WriteContext, @Body() fields: IssueInvoiceDto) {
    return { message: 'Invoice generated successfully', ...(await this.issued.issue(context, fields)) };
  }

  @Handles(invoiceCalls.creditNotes)
  @AuditedOnce('list', 'credit notes')
  async creditNotes(@Param('id', ObjectIdPipe) id: string) {
    const { _id } = await this.credits.invoice(id);
    return { creditNotes: (await this.notes.ofInvoice(_id)).map(creditNoteView) };
  }
}

import { Body, Controller, Inject, Param } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { Types } from 'mongoose';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { NotReceivedDto, SayPaidDto } from './said-paid.dto.ts';
import { SaidPaidService } from './said-paid.service.ts';

@Controller()
export class SaidPaidController {
  constructor(
    private readonly saidPaid: SaidPaidService,
    @Inject(ENV) private readonly env: Env,
    private readonly access: ClientAccess,
  ) {}

  @Command(invoiceCalls.sayPaid, { action: 'update', kind: 'invoice' })
  async sayPaid(
    @CommandContext() context: WriteContext,
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reference }: SayPaidDto,
  ) {
    const { _id: client } = await this.access.requireOpenRecords(caller, caller.id);
    const saidPaid = await this.saidPaid.say(context, { _id: new Types.ObjectId(id), client }, reference);
    return { message: 'Thank you. The clinic is looking for your payment.', saidPaid };
  }

  @Command(invoiceCalls.notReceived, { action: 'update', kind: 'invoice' })
  async notReceived(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { saidPaid: said }: NotReceivedDto,
  ) {
    const which = { _id: new Types.ObjectId(id), said: new Types.ObjectId(said) };
    const saidPaid = await this.saidPaid.refuse(context, which);
    const told = mailsAreSetUp(this.env) ? 'is told' : 'reads in the portal';
    return { message: `The client ${told} that the payment was not received.`, saidPaid };
  }
}

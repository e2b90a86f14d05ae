import { Body, Controller, Inject, Param, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { TOLD_BY_PHONE } from '@clinic/contract/clients/no-email';
import type { Response } from 'express';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { Attempts } from '../../identity/auth/attempts.ts';
import { Multipart } from '../../platform/http/body.guard.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { PlainFormFields, thank } from '../../platform/http/plain-form.ts';
import { EnquiriesService } from './enquiries.service.ts';
import { EnquiryFormFilter } from './enquiry-form.ts';
import { DeskEnquiryDto, EnquiryDto, RegisterEnquiryDto } from './enquiry.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Public forms a minute from one address. */
const FORMS = 10;

@Controller()
export class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly attempts: Attempts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Command(enquiryCalls.send, { action: 'create', kind: 'enquiry' })
  @Multipart()
  @UseInterceptors(PlainFormFields)
  @UseFilters(EnquiryFormFilter)
  async send(
    @CommandContext() context: WriteContext,
    @Body() body: EnquiryDto,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.attempts.takeFrom(request, 'enquiry', FORMS);
    if (!(await this.enquiries.send(context, body))) context.about(null);
    thank(request, response, 'Thank you. We will call you within one working day.', '/#thank-you');
  }

  @Command(enquiryCalls.byDesk, { action: 'create', kind: 'enquiry' })
  async byDesk(@CommandContext() context: WriteContext, @Body() said: DeskEnquiryDto) {
    return { enquiry: await this.enquiries.writeDown(context, said) };
  }

  @Command(enquiryCalls.register, { action: 'create', kind: 'client' })
  async register(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: RegisterEnquiryDto,
  ) {
    const client = await this.enquiries.register(context, id, fields);
    return { message: `${client.name} is now a client${this.howTold(client)}`, client };
  }

  private howTold({ email }: { email: string }): string {
    if (!email) return `. ${TOLD_BY_PHONE}`;
    // The screen adds that the letter waits.
    return mailsAreSetUp(this.env)
      ? ', and gets an e-mail with a link to choose a password.'
      : ', and can log in once mails are set up.';
  }
}

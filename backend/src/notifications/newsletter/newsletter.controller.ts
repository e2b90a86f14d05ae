import { Body, Controller, Inject, Query, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { newsletterCalls } from '@clinic/contract/clients/enquiry-calls';
import type { Response } from 'express';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Attempts } from '../../identity/auth/attempts.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Multipart } from '../../platform/http/body.guard.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { sendInPieces } from '../../platform/http/sent-in-pieces.ts';
import { PlainFormFields, thank, wantsPage } from '../../platform/http/plain-form.ts';
import { askPage, donePage, doneSentence, leftPage, NewsletterFormFilter } from './newsletter-form.ts';
import type { NewsletterPurpose } from '../../platform/mailed-links/newsletter-links.ts';
import { SubscribeDto } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Public forms a minute from one address. */
const FORMS = 10;

@Controller()
@UseFilters(NewsletterFormFilter)
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly attempts: Attempts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Command(newsletterCalls.subscribe, { action: 'create', kind: 'newsletter' })
  @Multipart()
  @UseInterceptors(PlainFormFields)
  async subscribe(
    @CommandContext() context: WriteContext,
    @Body() body: SubscribeDto,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.attempts.takeFrom(request, 'newsletter', FORMS);
    if (!(await this.newsletter.subscribe(context, body))) context.about(null);
    thank(
      request,
      response,
      mailsAreSetUp(this.env)
        ? 'Thank you. Please press the button in our letter: then you are on our list.'
        : 'Thank you. You are on our list once you press the button in our letter, which cannot be sent yet.',
      `${body.page ?? '/'}#letter-thank-you`,
    );
  }

  @Handles(newsletterCalls.askToConfirm)
  async askToConfirm(@Query('token') token: unknown, @Res() response: Response): Promise<void> {
    const { email, state } = await this.newsletter.ofToken('confirm', token);
    const isLeft = state === 'unsubscribed';
    response.type('html').send(isLeft ? leftPage(email) : askPage('confirm', email, String(token)));
  }

  @Command(newsletterCalls.confirm, { action: 'update', kind: 'newsletter' })
  @Multipart()
  async confirm(
    @CommandContext() context: WriteContext,
    @Query('token') token: unknown,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { id, email } = await this.newsletter.ofToken('confirm', token);
    await this.newsletter.confirm(context, id);
    answer(request, response, 'confirm', email);
  }

  @Handles(newsletterCalls.askToUnsubscribe)
  async ask(@Query('token') token: unknown, @Res() response: Response): Promise<void> {
    const { email } = await this.newsletter.ofToken('unsubscribe', token);
    response.type('html').send(askPage('unsubscribe', email, String(token)));
  }

  @Command(newsletterCalls.unsubscribe, { action: 'update', kind: 'newsletter' })
  @Multipart()
  async unsubscribe(
    @CommandContext() context: WriteContext,
    @Query('token') token: unknown,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { id, email } = await this.newsletter.ofToken('unsubscribe', token);
    await this.newsletter.update(context, id, 'unsubscribed');
    answer(request, response, 'unsubscribe', email);
  }

  @Handles(newsletterCalls.download)
  @AuditedOnce('export', 'newsletter')
  async download(@Res() response: Response): Promise<void> {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename=newsletter.csv',
    };
    await sendInPieces(response, headers, this.newsletter.csv());
  }
}

function answer(request: ClinicRequest, response: Response, purpose: NewsletterPurpose, email: string): void {
  if (wantsPage(request)) response.type('html').send(donePage(purpose, email));
  else response.json({ message: doneSentence(purpose, email) });
}

import { Body, Controller, Query, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { newsletterCalls } from '@clinic/contract/enquiry-calls';
import type { Response } from 'express';
import { Audited, AuditedOnce } from '../audit/audited.ts';
import { Attempts } from '../auth/attempts.ts';
import { Handles } from '../http/handles.ts';
import { Multipart } from '../http/body.guard.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { sendInPieces } from '../http/sent-in-pieces.ts';
import { PlainFormFields, thank, wantsPage } from '../http/plain-form.ts';
import { askPage, gonePage, NewsletterFormFilter } from './newsletter-form.ts';
import { SubscribeDto } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';

/** Public forms a minute from one address (decisions, section 13). */
const FORMS = 10;

@Controller()
@UseFilters(NewsletterFormFilter)
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly attempts: Attempts,
  ) {}

  @Handles(newsletterCalls.subscribe)
  @Audited('create', 'newsletter')
  @Multipart()
  @UseInterceptors(PlainFormFields)
  async subscribe(
    @Body() body: SubscribeDto,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.attempts.take(`newsletter:${request.ip ?? ''}`, FORMS);
    if (!(await this.newsletter.subscribe(body))) request.subject = null;
    thank(request, response, 'Thank you. You are on our list.', `${body.page ?? '/'}#letter-thank-you`);
  }

  @Handles(newsletterCalls.askToUnsubscribe)
  async ask(@Query('token') token: unknown, @Res() response: Response): Promise<void> {
    const { email } = await this.newsletter.ofToken(token);
    response.type('html').send(askPage(email, String(token)));
  }

  @Handles(newsletterCalls.unsubscribe)
  @Audited('update', 'newsletter')
  @Multipart()
  async unsubscribe(
    @Query('token') token: unknown,
    @Req() request: ClinicRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { id, email } = await this.newsletter.ofToken(token);
    await this.newsletter.update(id, 'unsubscribed');
    if (wantsPage(request)) response.type('html').send(gonePage(email));
    else response.json({ message: `${email} is off our newsletter list.` });
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

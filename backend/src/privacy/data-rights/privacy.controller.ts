import { Body, Controller, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import type { Response } from 'express';
import { Audited } from '../../platform/audit/audited.ts';
import { attemptKey } from '../../identity/auth/attempt-key.ts';
import { Attempts } from '../../identity/auth/attempts.ts';
import { AskErasureDto } from '../erasures/erasure.dto.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ErasuresService } from '../erasures/erasures.service.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { Sessions } from '../../identity/sessions/sessions.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { asksConsent } from '../../clients/clients/consents.ts';
import { answerCopy } from './copy-answer.ts';
import { Consents } from './consents.service.ts';
import { DataDownloads } from './data-downloads.service.ts';
import { ConsentsDto } from './privacy.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Requests a minute for each client: downloads, and other changes of the page. */
const DOWNLOADS = 5;
const CHANGES = 60;

/** A client's own rights; everything here is about the caller. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly access: ClientAccess,
    private readonly consents: Consents,
    private readonly downloads: DataDownloads,
    private readonly erasures: ErasuresService,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
  ) {}

  @Handles(privacyCalls.mine)
  mine(@CurrentUser() { id }: Caller): Promise<OwnPrivacy> {
    return this.page(id);
  }

  @Command(privacyCalls.decide, { action: 'update', kind: 'consents' })
  @Refuses(429)
  async decide(@CommandContext() context: WriteContext, @Body() decided: ConsentsDto) {
    await this.attempts.countAttempt(attemptKey('privacy', `client:${context.caller.id}`), CHANGES);
    await this.consents.decide(context, decided);
    return this.answer(context);
  }

  @Command(privacyCalls.startDownload, { action: 'create', kind: 'data download' })
  @Refuses(429)
  async startDownload(@CommandContext() context: WriteContext, @Req() request: ClinicRequest) {
    const { caller } = context;
    // Requires open records, since the file contains what the clinic wrote.
    await this.access.requireOpenRecords(caller, caller.id);
    await this.sessions.requirePassword(signedIn(request).session);
    await this.attempts.countAttempt(attemptKey('data-download', `client:${caller.id}`), DOWNLOADS);
    await this.downloads.start(context, { client: caller.id });
    return this.answer(context);
  }

  @Handles(privacyCalls.download)
  @Audited('read', 'data download')
  async download(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: ClinicRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    await this.access.requireOpenRecords(caller, caller.id);
    await this.sessions.requirePassword(signedIn(request).session);
    const file = await this.downloads.open(caller.id, id);
    request.subject = { id, name: '', client: caller.id };
    return answerCopy(response, file, 'my-data.zip');
  }

  @Command(privacyCalls.askErasure, { action: 'create', kind: 'request to erase' })
  @Refuses(429)
  async askErasure(
    @CommandContext() context: WriteContext,
    @Req() request: ClinicRequest,
    @Body() { reason }: AskErasureDto,
  ) {
    await this.sessions.requirePassword(signedIn(request).session);
    await this.attempts.countAttempt(attemptKey('privacy', `client:${context.caller.id}`), CHANGES);
    await this.erasures.ask(context, { client: context.caller.id, reason });
    return this.answer(context);
  }

  @Command(privacyCalls.withdrawErasure, { action: 'delete', kind: 'request to erase' })
  @Refuses(429)
  async withdrawErasure(@CommandContext() context: WriteContext) {
    await this.attempts.countAttempt(attemptKey('privacy', `client:${context.caller.id}`), CHANGES);
    await this.erasures.withdraw(context, context.caller.id);
    return this.answer(context);
  }

  /** The answer after a change; if nothing was written, the audit row names the caller. */
  private answer(context: WriteContext): Promise<OwnPrivacy> {
    const { id } = context.caller;
    context.about({ id, name: '', client: id });
    return this.page(id);
  }

  private async page(id: string): Promise<OwnPrivacy> {
    const [consents, whatsApp, download, erasure] = await Promise.all([
      this.consents.consentsOf(id),
      this.consents.whatsApp(id),
      this.downloads.newestOf(id),
      this.erasures.newestOf(id),
    ]);
    return { version: NOTICE_VERSION, consents, whatsApp, toAsk: asksConsent(consents), download, erasure };
  }
}

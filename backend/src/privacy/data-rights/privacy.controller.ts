import { Body, Controller, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import type { Response } from 'express';
import { Audited } from '../../platform/audit/audited.ts';
import { Attempts } from '../../identity/auth/attempts.ts';
import { AskErasureDto } from '../erasures/erasure.dto.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ErasuresService } from '../erasures/erasures.service.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { asksConsent } from '../../clients/clients/consents.ts';
import { Consents } from './consents.service.ts';
import { DataDownloads } from './data-downloads.service.ts';
import { ConsentsDto } from './privacy.dto.ts';

/** Requests per minute and client, for downloads and for other changes of the page. */
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
  ) {}

  @Handles(privacyCalls.mine)
  mine(@CurrentUser() { id }: Caller): Promise<OwnPrivacy> {
    return this.page(id);
  }

  @Handles(privacyCalls.decide)
  @Refuses(429)
  @Audited('update', 'consents')
  async decide(@CurrentUser() { id }: Caller, @Body() decided: ConsentsDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`privacy:${id}`, CHANGES);
    await this.consents.decide(id, decided);
    return this.answer(request, id);
  }

  @Handles(privacyCalls.startDownload)
  @Refuses(429)
  @Audited('create', 'data download')
  async startDownload(@CurrentUser() caller: Caller, @Req() request: ClinicRequest) {
    const { id } = caller;
    // The file has what the clinic wrote.
    await this.access.requireOpenRecords(caller, id);
    await this.attempts.take(`data-download:${id}`, DOWNLOADS);
    await this.downloads.start(id);
    return this.answer(request, id);
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
    const { contents, size } = await this.downloads.open(caller.id, id);
    request.subject = { id, name: '', client: caller.id };
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    return new StreamableFile(contents, {
      type: 'application/zip',
      disposition: 'attachment; filename="my-data.zip"',
      length: size,
    });
  }

  @Handles(privacyCalls.askErasure)
  @Refuses(429)
  @Audited('create', 'request to erase')
  async askErasure(
    @CurrentUser() { id }: Caller,
    @Body() { reason }: AskErasureDto,
    @Req() request: ClinicRequest,
  ) {
    await this.attempts.take(`privacy:${id}`, CHANGES);
    await this.erasures.ask(id, reason);
    return this.answer(request, id);
  }

  @Handles(privacyCalls.withdrawErasure)
  @Refuses(429)
  @Audited('delete', 'request to erase')
  async withdrawErasure(@CurrentUser() { id }: Caller, @Req() request: ClinicRequest) {
    await this.attempts.take(`privacy:${id}`, CHANGES);
    await this.erasures.withdraw(id);
    return this.answer(request, id);
  }

  /** After a change: without a written record, the audit row is about the caller. */
  private answer(request: ClinicRequest, id: string): Promise<OwnPrivacy> {
    request.subject = { id, name: '', client: id };
    return this.page(id);
  }

  private async page(id: string): Promise<OwnPrivacy> {
    const [consents, whatsApp, download, erasure] = await Promise.all([
      this.consents.of(id),
      this.consents.whatsApp(id),
      this.downloads.newestOf(id),
      this.erasures.newestOf(id),
    ]);
    return { version: NOTICE_VERSION, consents, whatsApp, toAsk: asksConsent(consents), download, erasure };
  }
}

import type { Readable } from 'node:stream';
import { waitsForCopy, type ClientWishes } from '@clinic/contract/privacy/written-down';
import { Injectable } from '@nestjs/common';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { WITHOUT_LOG_IN } from '../../clients/clients/log-ins.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { DataDownloads } from './data-downloads.service.ts';
import { WrittenDownService } from './written-down.service.ts';
import { copyWishView } from '../../clients/clients/written-down.view.ts';

/** The copy of the data, which the own doctor makes for a client without a log-in and hands over. */
@Injectable()
export class WrittenDownCopies {
  constructor(
    private readonly clients: ClientsService,
    private readonly access: ClientAccess,
    private readonly written: WrittenDownService,
    private readonly downloads: DataDownloads,
    private readonly clock: Clock,
  ) {}

  /** The client, who waits for the copy. Throws NOT_FOUND, OWN_LOG_IN, NO_COPY_WISH. */
  async requireWish(caller: Caller, clientId: string): Promise<ClientRecord> {
    const client = await this.written.requireWithoutLogIn(caller, clientId);
    if (!waitsForCopy(copyWishView(client))) throw new ApiError('NO_COPY_WISH');
    return client;
  }

  /** Starts the file; does nothing while one is being made. Throws as `requireWish`. */
  async make(context: WriteContext, clientId: string): Promise<ClientWishes> {
    const client = await this.requireWish(context.caller, clientId);
    await this.downloads.start(context, { client: clientId, forDoctor: context.caller.id });
    return this.written.answer(context, client);
  }

  /** The finished file that this doctor has made. Throws NOT_FOUND. */
  async open(caller: Caller, clientId: string): Promise<{ contents: Readable; size: number }> {
    const newest = await this.downloads.newestOf(clientId, caller.id);
    if (!newest) throw new ApiError('NOT_FOUND');
    return this.downloads.open(clientId, newest.id, caller.id);
  }

  /** Throws NOT_FOUND, OWN_LOG_IN, NO_COPY_WISH. */
  async handOver(context: WriteContext, clientId: string): Promise<ClientWishes> {
    await this.access.requireOpenRecords(context.caller, clientId);
    return this.clients.once(
      context,
      () => this.handOverNow(context, clientId),
      (client) => this.written.answer(context, client),
    );
  }

  private async handOverNow(context: WriteContext, clientId: string): Promise<ClientWishes> {
    const { copyWish } = await this.requireWish(context.caller, clientId);
    const changed = await this.clients.change(
      context,
      {
        _id: clientId,
        'copyWish.at': copyWish?.at,
        'copyWish.handedOver': { $exists: false },
        ...WITHOUT_LOG_IN,
      },
      { $set: { 'copyWish.handedOver': { at: this.clock.now(), by: context.author } } },
      { timestamps: false },
    );
    if (!changed) throw new ApiError('NO_COPY_WISH');
    return this.written.answer(context, changed);
  }
}

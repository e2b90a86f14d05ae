import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import {
  writeDownProblem,
  type ClientWishes,
  type ProofInput,
  type WriteDown,
  type WriteDownErasure,
} from '@clinic/contract/privacy/written-down';
import { Injectable } from '@nestjs/common';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord, StoredConsent, StoredProof } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { clientHasLogIn, WITHOUT_LOG_IN } from '../../clients/clients/log-ins.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ErasuresService } from '../erasures/erasures.service.ts';
import { Consents, KEPT_DECISIONS } from './consents.service.ts';
import { DataDownloads } from './data-downloads.service.ts';
import { copyWishView } from '../../clients/clients/written-down.view.ts';

const proofOf = (context: WriteContext, { proof, remark = '' }: ProofInput): StoredProof => ({
  by: context.author,
  proof,
  remark,
});

/** Keeps what desk and doctor write down for a client who cannot decide in an own account. */
@Injectable()
export class WrittenDownService {
  constructor(
    private readonly clients: ClientsService,
    private readonly access: ClientAccess,
    private readonly consents: Consents,
    private readonly downloads: DataDownloads,
    private readonly erasures: ErasuresService,
    private readonly clock: Clock,
  ) {}

  /** Null for a client with a log-in, whose decisions are the client's own affair. Throws NOT_FOUND. */
  async get(caller: Caller, clientId: string): Promise<ClientWishes | null> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['assistant']);
    return clientHasLogIn(client) ? null : this.page(caller, client);
  }

  /** Throws NOT_FOUND, OWN_LOG_IN, INVALID_INPUT, and STALE_RECORD for another notice than the present one. */
  async write(context: WriteContext, clientId: string, decided: WriteDown): Promise<ClientWishes> {
    await this.requireWithoutLogIn(context.caller, clientId);
    const problem = writeDownProblem(decided);
    if (problem) throw invalid('notice', problem);
    if (decided.version !== NOTICE_VERSION) throw new ApiError('STALE_RECORD');
    return this.clients.once(
      context,
      async () => this.page(context.caller, await this.store(context, clientId, decided)),
      (client) => this.page(context.caller, client),
    );
  }

  /** Throws NOT_FOUND, OWN_LOG_IN. */
  async askErasure(
    context: WriteContext,
    clientId: string,
    { reason, ...said }: WriteDownErasure,
  ): Promise<ClientWishes> {
    const client = await this.requireWithoutLogIn(context.caller, clientId);
    await this.erasures.ask(context, { client: clientId, reason, writtenDown: proofOf(context, said) });
    return this.answer(context, client);
  }

  /** Throws NOT_FOUND, OWN_LOG_IN. */
  async withdrawErasure(context: WriteContext, clientId: string): Promise<ClientWishes> {
    const client = await this.requireWithoutLogIn(context.caller, clientId);
    await this.erasures.withdraw(context, clientId);
    return this.answer(context, client);
  }

  /** The client, to desk and own doctor. Throws NOT_FOUND, and OWN_LOG_IN for a client who decides alone. */
  async requireWithoutLogIn(caller: Caller, clientId: string): Promise<ClientRecord> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['assistant']);
    if (clientHasLogIn(client)) throw new ApiError('OWN_LOG_IN');
    return client;
  }

  /** The answer after a change; if nothing was written, the audit row names the client. */
  answer(context: WriteContext, client: ClientRecord): Promise<ClientWishes> {
    const id = client._id.toHexString();
    context.about({ id, name: client.name, client: id });
    return this.page(context.caller, client);
  }

  private async page(caller: Caller, client: ClientRecord): Promise<ClientWishes> {
    const id = client._id.toHexString();
    const [consents, whatsAppSaid, download, erasure] = await Promise.all([
      this.consents.consentsOf(id),
      this.consents.whatsAppSaid(client),
      caller.role === 'doctor' ? this.downloads.newestOf(id, caller.id) : null,
      this.erasures.newestOf(id),
    ]);
    const copy = copyWishView(client);
    const whatsApp = client.whatsApp ?? null;
    return { version: NOTICE_VERSION, consents, whatsApp, whatsAppSaid, copy, download, erasure };
  }

  private async store(
    context: WriteContext,
    clientId: string,
    { version, notice, reminders, whatsApp, copy, ...said }: WriteDown,
  ): Promise<ClientRecord> {
    const at = this.clock.now();
    const writtenDown = proofOf(context, said);
    const told = { version, at, way: 'written-down', writtenDown } as const;
    const decisions: StoredConsent[] = [
      ...(notice ? [{ purpose: 'treatment' as const, given: true, notice, ...told }] : []),
      ...(reminders === undefined ? [] : [{ purpose: 'reminders' as const, given: reminders, ...told }]),
      ...(whatsApp === undefined ? [] : [{ purpose: 'whatsApp' as const, given: whatsApp, ...told }]),
    ];
    const set = {
      ...(whatsApp !== undefined && { whatsApp }),
      ...(copy && { copyWish: { at, writtenDown } }),
    };
    const changed = await this.clients.change(
      context,
      { _id: clientId, ...WITHOUT_LOG_IN },
      {
        ...(Object.keys(set).length > 0 && { $set: set }),
        ...(copy === false && { $unset: { copyWish: 1 } }),
        $push: { consents: { $each: decisions, $slice: -KEPT_DECISIONS } },
      },
      // The way of reminding alone is what the desk's form edits, too.
      { ...(whatsApp === undefined && { timestamps: false }) },
    );
    if (changed) return changed;
    await this.requireWithoutLogIn(context.caller, clientId);
    throw new ApiError('STALE_RECORD');
  }
}

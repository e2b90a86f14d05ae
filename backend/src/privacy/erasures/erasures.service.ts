import type { Erasure, OwnErasure } from '@clinic/contract/privacy/privacy';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { StoredProof } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findPage, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { Eraser } from './eraser.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { erasureView, ownErasureView } from './erasure.view.ts';
import { ErasureWorker } from './erasure-worker.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

interface Asked {
  client: string;
  reason?: string;
  writtenDown?: StoredProof;
}

@Injectable()
export class ErasuresService {
  constructor(
    @InjectModel(ErasureRecord.name) private readonly erasures: Model<ErasureRecord>,
    private readonly records: Records,
    private readonly clients: ClientsService,
    private readonly eraser: Eraser,
    private readonly list: ErasureList,
    private readonly worker: ErasureWorker,
    private readonly clock: Clock,
  ) {}

  /** The client's newest request; null without any. */
  async newestOf(client: string): Promise<OwnErasure | null> {
    const newest = await this.erasures
      .findOne({ client })
      .sort({ createdAt: -1, _id: -1 })
      .lean<ErasureRecord>();
    return newest && ownErasureView(newest);
  }

  /** Asks for a client, `writtenDown` by the staff or alone. An open request stays unchanged. */
  async ask(context: WriteContext, { client: id, reason = '', writtenDown }: Asked): Promise<void> {
    const client = new Types.ObjectId(id);
    try {
      await this.records.insert(this.erasures, context, {
        client,
        state: 'asked',
        reason,
        ...(writtenDown && { writtenDown }),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Takes back the client's unanswered request. */
  async withdraw(context: WriteContext, client: string): Promise<void> {
    const asked = { client, state: 'asked' } as const;
    const change = { $set: { state: 'withdrawn', reason: '' }, $unset: { writtenDown: 1 } } as const;
    await this.records.update(this.erasures, context, asked, change);
  }

  async page(query: ListQuery): Promise<Page<Erasure>> {
    const { rows, total } = await findPage(this.erasures, query);
    const view = erasureView(await this.clients.namesOf(rows.map(({ client }) => client)));
    return { rows: rows.map((row) => view(row)), total };
  }

  /** With a preview of the erasure, or the certificate. Throws NOT_FOUND. */
  async get(id: string): Promise<Erasure> {
    const erasure = await this.record(id);
    const counted =
      erasure.state === 'asked' ? await this.eraser.preview(erasure, this.clock.now()) : erasure;
    return erasureView(await this.clients.namesOf([erasure.client]))(erasure, counted);
  }

  /**
   * Locks the client out and starts the erasure, which keeps other people's enquiries; a repetition answers the same.
   * Throws NOT_FOUND and ERASURE_STATE.
   */
  async confirm(context: WriteContext, id: string, notTheirs: readonly string[]): Promise<Erasure> {
    const now = this.clock.now();
    const confirmed = await this.answer(context, id, {
      state: 'erasing',
      decidedAt: now,
      decidedBy: context.author,
      notTheirs: notTheirs.map((enquiry) => new Types.ObjectId(enquiry)),
      nextPassAt: now,
    });
    const erasure = confirmed ?? (await this.record(id));
    if (!confirmed && !['erasing', 'waiting', 'done'].includes(erasure.state))
      throw new ApiError('ERASURE_STATE');
    const client = erasure.client.toHexString();
    if (confirmed) await this.list.add({ client, erasure: id, at: now.toISOString(), notTheirs });
    await this.clients.lockOut(erasure.client);
    this.worker.wake();
    return this.get(id);
  }

  /** Throws NOT_FOUND and ERASURE_STATE. */
  async decline(context: WriteContext, id: string, reason: string): Promise<Erasure> {
    const declined = await this.answer(context, id, {
      state: 'declined',
      answer: reason,
      decidedAt: this.clock.now(),
      decidedBy: context.author,
    });
    if (declined) return this.get(id);
    await this.record(id);
    throw new ApiError('ERASURE_STATE');
  }

  private answer(
    context: WriteContext,
    id: string,
    change: Partial<ErasureRecord>,
  ): Promise<ErasureRecord | null> {
    return this.records.update(this.erasures, context, { _id: id, state: 'asked' }, { $set: change });
  }

  private async record(id: string): Promise<ErasureRecord> {
    const erasure = await this.erasures.findById(id).lean<ErasureRecord>();
    if (!erasure) throw new ApiError('NOT_FOUND');
    return erasure;
  }
}

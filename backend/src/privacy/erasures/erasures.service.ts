import type { Erasure, OwnErasure } from '@clinic/contract/privacy/privacy';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findPage, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { Eraser } from './eraser.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { erasureView, ownErasureView } from './erasure.view.ts';
import { ErasureWorker } from './erasure-worker.ts';
import { Clock } from '../../platform/config/clock.ts';

@Injectable()
export class ErasuresService {
  constructor(
    @InjectModel(ErasureRecord.name) private readonly erasures: Model<ErasureRecord>,
    private readonly clients: ClientsService,
    private readonly eraser: Eraser,
    private readonly list: ErasureList,
    private readonly worker: ErasureWorker,
    private readonly clock: Clock,
  ) {}

  /** Null when there never was one. */
  async newestOf(client: string): Promise<OwnErasure | null> {
    const newest = await this.erasures
      .findOne({ client })
      .sort({ createdAt: -1, _id: -1 })
      .lean<ErasureRecord>();
    return newest && ownErasureView(newest);
  }

  /** An open request stays as it is. */
  async ask(client: string, reason = ''): Promise<void> {
    try {
      await this.erasures.create({ client: new Types.ObjectId(client), state: 'asked', reason });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Takes back an unanswered request. */
  async withdraw(client: string): Promise<void> {
    await this.erasures.updateOne({ client, state: 'asked' }, { $set: { state: 'withdrawn', reason: '' } });
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
   * Locks the client out and starts the erasure, without other people's enquiries; a repetition answers the
   * same. Throws NOT_FOUND and ERASURE_STATE.
   */
  async confirm(
    id: string,
    notTheirs: readonly string[],
    { id: adminId, name, role }: Caller,
  ): Promise<Erasure> {
    const now = this.clock.now();
    const confirmed = await this.answer(id, {
      state: 'erasing',
      decidedAt: now,
      decidedBy: { id: adminId, name, role },
      notTheirs: notTheirs.map((enquiry) => new Types.ObjectId(enquiry)),
      nextPassAt: now,
    });
    const erasure = confirmed ?? (await this.record(id));
    if (!confirmed && !['erasing', 'waiting', 'done'].includes(erasure.state))
      throw new ApiError('ERASURE_STATE');
    const client = erasure.client.toHexString();
    if (confirmed) await this.list.add({ client, erasure: id, at: now.toISOString(), notTheirs });
    await this.eraser.lockOut(erasure.client, now);
    this.worker.wake();
    return this.get(id);
  }

  /** Throws NOT_FOUND and ERASURE_STATE. */
  async decline(id: string, reason: string, { id: adminId, name, role }: Caller): Promise<Erasure> {
    const declined = await this.answer(id, {
      state: 'declined',
      answer: reason,
      decidedAt: this.clock.now(),
      decidedBy: { id: adminId, name, role },
    });
    if (declined) return this.get(id);
    await this.record(id);
    throw new ApiError('ERASURE_STATE');
  }

  private answer(id: string, change: Partial<ErasureRecord>): Promise<ErasureRecord | null> {
    return this.erasures
      .findOneAndUpdate({ _id: id, state: 'asked' }, { $set: change }, { returnDocument: 'after' })
      .lean<ErasureRecord>()
      .exec();
  }

  private async record(id: string): Promise<ErasureRecord> {
    const erasure = await this.erasures.findById(id).lean<ErasureRecord>();
    if (!erasure) throw new ApiError('NOT_FOUND');
    return erasure;
  }
}

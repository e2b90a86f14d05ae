import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { ClientProgressRecord } from './client-progress.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { ManyAnswers } from '../../platform/ports/port.ts';
import { effectKind } from '../../platform/writes/envelope.ts';

const LOOK_AT_PROGRESS = effectKind('look-at-course');

const ofMissing = (field: string, value: unknown) => ({ [field]: { $ifNull: [`$${field}`, value] } });

/** Makes the record where it is missing, without waiting marks. */
const UNMARKED = {
  ...ofMissing('signals', []),
  ...ofMissing('seen', []),
  ...ofMissing('isOpen', false),
  ...ofMissing('revision', 0),
  outbox: {
    $filter: {
      input: { $ifNull: ['$outbox', []] },
      cond: { $ne: ['$$this.effect.kind', LOOK_AT_PROGRESS] },
    },
  },
};

/** Runs after each change of a client's data, and may run again for the same change. */
@Injectable()
export class WhenProgressChanges extends ManyAnswers<(client: Types.ObjectId) => Promise<void>> {}

/** Runs after all answers of `WhenProgressChanges`, since it reads what they write. */
@Injectable()
export class AfterProgressChanges extends ManyAnswers<(client: Types.ObjectId) => Promise<void>> {}

/** Announces a change of a client's data, so that modules above evaluate the progress. */
@Injectable()
export class ClientProgress {
  /** Evaluations by client: the one that runs or waits, and the one that has not begun. */
  private readonly looks = new Map<string, Promise<void>>();
  private readonly waiting = new Map<string, Promise<void>>();

  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly evaluations: WhenProgressChanges,
    private readonly lastEvaluations: AfterProgressChanges,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ClientProgressRecord, kinds: [LOOK_AT_PROGRESS], when: 'left' })
  async evaluate({ _id }: ClientProgressRecord): Promise<void> {
    for (const evaluate of [...this.evaluations.all, ...this.lastEvaluations.all]) await evaluate(_id);
  }

  /** Call before a change that nothing repeats: when the process dies, the sweeper evaluates the progress. */
  async changing(client: Types.ObjectId): Promise<void> {
    // One mark with its own key stands for all changes: an evaluation that has begun does not remove the next mark.
    const key = `${LOOK_AT_PROGRESS}:${new Types.ObjectId().toHexString()}`;
    const mark = { key, kind: LOOK_AT_PROGRESS, at: this.clock.now() };
    const write = () =>
      this.records.update(this.progress, job(), { _id: client }, [{ $set: UNMARKED }], {
        upsert: true,
        effects: [mark],
      });
    await write().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  /** Call after a change; resolves when the progress was evaluated. Many calls at once share one evaluation. */
  async changed(client: Types.ObjectId): Promise<void> {
    await this.changing(client);
    const id = client.toHexString();
    const waiting = this.waiting.get(id);
    if (waiting) return waiting;
    const look = (this.looks.get(id) ?? Promise.resolve()).then(async () => {
      this.waiting.delete(id);
      await this.effects.run(ClientProgressRecord.name, client);
    });
    this.waiting.set(id, look);
    this.looks.set(id, look);
    await look;
    if (this.looks.get(id) === look) this.looks.delete(id);
  }
}

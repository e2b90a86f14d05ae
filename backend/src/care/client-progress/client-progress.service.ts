import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { ClientProgressRecord } from './client-progress.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';

const LOOK_AT_PROGRESS = 'look-at-course';

const ofMissing = (field: string, value: unknown) => ({ [field]: { $ifNull: [`$${field}`, value] } });

/** The record, made where it is missing, without the marks that wait. */
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

type Evaluation = (client: Types.ObjectId) => Promise<void>;

/** Announces that what is known of a client has changed; the evaluations are in modules above. */
@Injectable()
export class ClientProgress implements OnModuleInit {
  private readonly evaluations: Evaluation[] = [];
  /** By client: the look that runs or waits, and the one that has not begun. */
  private readonly looks = new Map<string, Promise<void>>();
  private readonly waiting = new Map<string, Promise<void>>();

  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.effects.handle<ClientProgressRecord>(
      ClientProgressRecord.name,
      LOOK_AT_PROGRESS,
      async ({ _id }) => {
        for (const evaluate of this.evaluations) await evaluate(_id);
      },
      'left',
    );
  }

  /**
   * For a module above, in its `onModuleInit`: runs after each change, and may run again for one. `last`: it reads what
   * the others write.
   */
  evaluateBy(evaluation: Evaluation, { last = false } = {}): void {
    if (last) this.evaluations.push(evaluation);
    else this.evaluations.unshift(evaluation);
  }

  /** Call before a change that nothing repeats: when the process dies, the sweeper evaluates the progress. */
  async changing(client: Types.ObjectId): Promise<void> {
    // One mark stands for all, with a key of its own: a look that has begun does not take the next mark away.
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

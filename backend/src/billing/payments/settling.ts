import { Injectable } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import { Effects } from '../../platform/writes/effects.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { InvoiceTakings } from './invoice-takings.ts';
import type { SourceUse } from './payment.schema.ts';
import { Sources, SOURCES, STANDS, type FoundSource, type Source } from './sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const SETTLE = effectKind('settle');

/** Settles each use on its own: the invoice says what it takes, the rest goes back to what is left. */
export const settlingOf = (uses: readonly SourceUse[], at: Date): Effect[] =>
  uses.map(({ id }) => ({ key: `${SETTLE}:${id.toHexString()}`, kind: SETTLE, at, data: { use: id } }));

export const wantedIn = (uses: readonly SourceUse[]): number =>
  uses.reduce((sum, { wanted }) => sum + wanted, 0);

/** Uses what is left of payments and credit notes for invoices. */
@Injectable()
export class Settling {
  constructor(
    private readonly sources: Sources,
    private readonly takings: InvoiceTakings,
    private readonly records: Records,
    private readonly effects: Effects,
  ) {}

  @OnEffect({ of: SOURCES, kinds: [SETTLE] })
  async settleUse({ _id }: Source, { data }: Effect, model: string): Promise<void> {
    await this.settle(this.sources.model(model), _id, (data as { use: Types.ObjectId }).use);
  }

  /** Answers null when less is left, or when it was taken back. */
  use(
    context: WriteContext,
    { model, source: { _id } }: FoundSource,
    uses: SourceUse[],
    at: Date,
  ): Promise<Source | null> {
    const wanted = wantedIn(uses);
    const unused = { 'uses.id': { $nin: uses.map(({ id }) => id) } };
    return this.records.update(
      model,
      context,
      { _id, left: { $gte: wanted }, ...STANDS, ...unused },
      { $inc: { left: -wanted }, $push: { uses: { $each: uses } } },
      { effects: settlingOf(uses, at), asIs: true },
    );
  }

  /** Call before reading payments: ends what a killed process had begun to settle or to cancel. */
  async finish(which: { 'client.id': Types.ObjectId } | { 'uses.invoice': Types.ObjectId }): Promise<void> {
    for (const model of this.sources.models) {
      const begun = {
        ...which,
        $or: [{ uses: { $elemMatch: { taken: null } } }, { reversing: { $ne: null } }],
      };
      for (const { _id } of await pastMongoose(model)
        .find(begun, { projection: { _id: 1 } })
        .toArray())
        await this.effects.run(model.modelName, _id);
    }
  }

  /** Settles each unsettled use of a payment or credit note. */
  async settleAll(_id: Types.ObjectId): Promise<void> {
    const { model, source } = await this.sources.get(_id);
    for (const { id, taken } of source.uses) if (taken === null) await this.settle(model, _id, id);
  }

  private async settle(model: Model<Source>, _id: Types.ObjectId, id: Types.ObjectId): Promise<void> {
    const which = { _id, uses: { $elemMatch: { id, taken: null } } };
    const open = await pastMongoose(model).findOne<Source>(which);
    const use = open?.uses.find((one) => one.id.equals(id));
    if (!use) return;
    const taken = await this.takings.takeCredit(_id, use);
    await this.records.update(
      model,
      job(),
      which,
      { $set: { 'uses.$.taken': taken }, $inc: { left: use.wanted - taken } },
      { asIs: true },
    );
  }
}

import { MOVES_OF_DAYS, type StockMoves } from '@clinic/contract/billing/count-changes';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { AnswerForEach } from '../../platform/ports/port.ts';
import type { ItemRecord } from './item.schema.ts';

/** Pieces of an item that invoices or credit notes moved, and when the first of them did. */
export interface Moved {
  /** Id of the item. */
  _id: Types.ObjectId;
  pieces: number;
  since: Date;
}

/** Asks for the pieces that invoices or credit notes moved since an instant; the modules that keep these answer. */
@Injectable()
export class MovedSince extends AnswerForEach<'sold' | 'credited', (from: Date) => Promise<Moved[]>> {
  protected override readonly required = ['sold', 'credited'] as const;
}

/** Counts the pieces of an item that were moved in the last seven days. */
export type LateMoves = (item: Pick<ItemRecord, '_id' | 'countEdits'>) => StockMoves;

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class StockMovements {
  constructor(
    private readonly clock: Clock,
    private readonly movedSince: MovedSince,
  ) {}

  /** Reads the papers once, for any number of items. */
  async lately(): Promise<LateMoves> {
    const from = new Date(this.clock.now().getTime() - MOVES_OF_DAYS * DAY_MS);
    const [sold, credited] = await Promise.all([this.since('sold', from), this.since('credited', from)]);
    return ({ _id, countEdits = [] }) => {
      const id = _id.toHexString();
      const edits = countEdits.filter(({ at }) => at >= from);
      const papers = [sold, credited].flatMap((moved) => moved.get(id) ?? []);
      const times = [...papers.map(({ since }) => since), ...edits.map(({ at }) => at)];
      const first = Math.min(...times.map((time) => time.getTime()));
      return {
        sold: sold.get(id)?.pieces ?? 0,
        credited: credited.get(id)?.pieces ?? 0,
        editedBy: [...new Set(edits.map(({ by }) => by))],
        since: times.length > 0 ? new Date(first).toISOString() : null,
      };
    };
  }

  private async since(kind: 'sold' | 'credited', from: Date): Promise<Map<string, Moved>> {
    const moved = (await this.movedSince.for(kind)?.(from)) ?? [];
    return new Map(moved.map((one) => [one._id.toHexString(), one]));
  }
}

import { grouped } from '@clinic/contract/platform/counted';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Place } from './large-years.ts';

/** Records of a batch; larger ones cost the embedded engine memory that it keeps. */
const BATCH = 2000;
const TELL_MS = 5000;
const MARK = 'large';

export interface LargeCounts {
  clients: number;
  invoices: number;
  appointments: number;
  audit: number;
}
export type Tell = (line: string) => void;

/** Thrown when the database cannot take the records; one sentence for the operator. */
export class SeedRefused extends Error {}

interface Mark {
  _id: string;
  asked: LargeCounts;
  /** The instant from which everything is computed, so that a second run makes the same records. */
  now: Date;
  /** Model → number of its stored records. */
  done: Record<string, number>;
  finished?: Date;
}

/** Stores the records in batches and remembers its progress. */
export class LargeSeed {
  readonly now: Date;
  private readonly connection: Connection;
  private readonly done: Record<string, number>;
  private readonly tell: Tell;

  private constructor(connection: Connection, { now, done }: Mark, tell: Tell) {
    this.connection = connection;
    this.now = now;
    this.done = done;
    this.tell = tell;
  }

  /** Throws SeedRefused when the database holds a large clinic, or a part of another one. */
  static async begin(connection: Connection, asked: LargeCounts, now: Date, tell: Tell): Promise<LargeSeed> {
    const marks = connection.collection<Mark>('clinic_state');
    const mark = await marks.findOneAndUpdate(
      { _id: MARK },
      { $setOnInsert: { asked, now, done: {} } },
      { upsert: true, returnDocument: 'after' },
    );
    if (!mark) throw new SeedRefused('The database did not keep what was asked for.');
    if (mark.finished) throw new SeedRefused('This database has a large clinic already: take an empty one.');
    if (JSON.stringify(mark.asked) !== JSON.stringify(asked))
      throw new SeedRefused(
        `This database has a part of another large clinic: go on with the same numbers (${inWords(mark.asked)}), or take an empty one.`,
      );
    return new LargeSeed(connection, mark, tell);
  }

  today(zone: string): string {
    return clinicToday(this.now, zone);
  }

  /**
   * Drops indexes while no server uses the database, since building them at the end is much faster. After an
   * interruption the next server's start builds them.
   */
  async withoutIndexes(models: readonly string[]): Promise<void> {
    for (const model of models) await this.connection.model(model).collection.dropIndexes();
  }

  async withIndexes(models: readonly string[]): Promise<void> {
    for (const model of models) {
      const { collection, schema } = this.connection.model(model);
      const begun = performance.now();
      const wanted = schema.indexes().map(([key, options]) => {
        const { background: _, ...declared } = options;
        return { key, ...declared };
      });
      await collection.createIndexes(wanted as never, { socketTimeoutMS: 0 } as never);
      const seconds = Math.round((performance.now() - begun) / 1000);
      this.tell(`${collection.name}: ${wanted.length} indexes in ${seconds} s`);
    }
  }

  async whole(model: string, rows: object[]): Promise<void> {
    if (this.done[model] !== undefined) return;
    await unlessThere(this.connection.model(model).insertMany(rows, { ordered: false }));
    await this.isDone(model, rows.length);
  }

  /** Continues after the last run; one batch is made while the one before is being stored. */
  async many(
    model: string,
    total: number,
    places: (from: number) => Iterable<Place>,
    make: (place: Place) => object,
  ): Promise<void> {
    const { collection } = this.connection.model(model);
    const from = this.done[model] ?? 0;
    const begun = performance.now();
    let told = begun;
    let stored = from;
    let storing = Promise.resolve();
    let batch: object[] = [];
    const store = async (rows: object[]) => {
      if (rows.length === 0) return;
      // Inserts with the database driver, since mongoose would cast and check seven million rows.
      await unlessThere(collection.insertMany(rows, { ordered: false }));
      stored += rows.length;
      await this.isDone(model, stored);
      if (performance.now() - told < TELL_MS && stored < total) return;
      told = performance.now();
      const speed = Math.round(((stored - from) * 1000) / (told - begun));
      this.tell(`${collection.name}: ${grouped(stored)} of ${grouped(total)}, ${grouped(speed)} a second`);
    };
    for (const place of places(from)) {
      batch.push(make(place));
      if (batch.length < BATCH) continue;
      await storing;
      storing = store(batch);
      batch = [];
    }
    await storing;
    await store(batch);
  }

  async finish(now: Date): Promise<void> {
    await this.marks.updateOne({ _id: MARK }, { $set: { finished: now } });
  }

  private async isDone(model: string, count: number): Promise<void> {
    this.done[model] = count;
    await this.marks.updateOne({ _id: MARK }, { $set: { [`done.${model}`]: count } });
  }

  private get marks() {
    return this.connection.collection<Mark>('clinic_state');
  }
}

const inWords = (asked: LargeCounts): string =>
  Object.entries(asked)
    .map(([name, count]) => `--${name} ${count}`)
    .join(' ');

/** A batch that an interrupted run has stored exists with the same ids. */
async function unlessThere(storing: Promise<unknown>): Promise<void> {
  try {
    await storing;
  } catch (error) {
    const { writeErrors = [] } = error as { writeErrors?: unknown };
    const refused = [writeErrors].flat() as { code?: number; errmsg?: string }[];
    // The driver names the index only in its message.
    const isThere = refused.every((one) => isDuplicateKey(one) && one.errmsg?.includes(' index: _id_ '));
    if (refused.length === 0 || !isThere) throw error;
  }
}

import mongoose from 'mongoose';

/** What the collections of the driver and of mongoose have in common, without their hundred types. */
interface Inserts {
  insertOne(row: object, options?: object): Promise<unknown>;
  insertMany(rows: object[], options: { ordered: false }): Promise<unknown>;
}

interface Waiting {
  row: object;
  stored: () => void;
  failed: (error: unknown) => void;
}

/**
 * Has inserts of one row that come while others are on their way go to the database together afterwards: many cost little
 * more than one, since the journal is waited for once. Each is answered as if it had come alone, and none before it is
 * stored. An insert with options of its own goes alone.
 */
export function gatherInserts(collection: object): void {
  const inserts = collection as Inserts;
  const insertOne = inserts.insertOne.bind(inserts);
  let waiting: Waiting[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      await (together.length === 1 ? alone(together) : atOnce(together));
    }
    isSending = false;
  }

  /** Those whose outcome only their own insert tells. */
  const alone = (few: Waiting[]): Promise<unknown> =>
    Promise.all(few.map(({ row, stored, failed }) => (async () => insertOne(row))().then(stored, failed)));

  async function atOnce(many: Waiting[]): Promise<void> {
    try {
      await inserts.insertMany(
        many.map(({ row }) => row),
        { ordered: false },
      );
      for (const { stored } of many) stored();
    } catch (error) {
      const {
        writeErrors = [],
        result,
        errorResponse,
      } = error as Partial<mongoose.mongo.MongoBulkWriteError>;
      const refused = new Set([writeErrors].flat().map(({ index }) => index));
      // Without a list nobody knows what is stored; the driver wraps the error of a connection that broke.
      if (refused.size === 0 || result?.getWriteConcernError()) {
        const cause = (errorResponse as unknown) instanceof Error ? errorResponse : error;
        for (const { failed } of many) failed(cause);
        return;
      }
      many.forEach(({ stored }, index) => refused.has(index) || stored());
      // The list does not say by which index a row was refused; its own insert does.
      await alone(many.filter((_, index) => refused.has(index)));
    }
  }

  inserts.insertOne = async (row, options) => {
    if (options) return insertOne(row, options);
    await new Promise<void>((stored, failed) => {
      waiting.push({ row, stored, failed });
      // Those that come in the same turn go along.
      if (waiting.length === 1 && !isSending) setImmediate(() => void send());
    });
    return { acknowledged: true, insertedId: (row as { _id: unknown })._id };
  };
}

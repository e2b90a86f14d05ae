import { createRequire } from 'node:module';
import { Schema, type Connection, type Model } from 'mongoose';
import { limitCommands } from './command-limit.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

interface DriverConnection {
  socket: { destroy(): void };
}
/** A new connection's first message is a query, the others are commands. */
type Write = (this: DriverConnection, message: { command?: object }, options: unknown) => Promise<void>;

/** The driver's own: the one place where a test can make a connection die just before a command is written. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js').Connection as {
  prototype: { writeCommand: Write };
};
const { writeCommand } = prototype;

interface Row {
  name: string;
}
type Rows = Model<Row>;

describe('a connection that is destroyed just before a command', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let connection: Connection;
  let rows: Rows;

  beforeAll(async () => {
    limitCommands();
    database = await openTestDatabase();
    ({ connection } = database);
    rows = connection.model<Row>('Row', new Schema<Row>({ name: String }));
    await rows.insertMany(Array.from({ length: 300 }, (_, number) => ({ name: `Row ${number}` })));
  });
  afterAll(async () => {
    prototype.writeCommand = writeCommand;
    await database.close();
  });

  const verbs: [string, string, () => Promise<unknown>][] = [
    ['find', 'a list', () => rows.find().lean()],
    ['getMore', 'the rest of a list', () => rows.find().batchSize(100).lean()],
    ['insert', 'a new record', () => rows.create({ name: 'new' })],
    ['update', 'a change', () => rows.updateOne({ name: 'Row 1' }, { name: 'changed' })],
    ['findAndModify', 'a conditional change', () => rows.findOneAndUpdate({ name: 'Row 2' }, { name: 'x' })],
    ['delete', 'a deletion', () => rows.deleteOne({ name: 'Row 3' })],
    ['aggregate', 'a count', () => rows.countDocuments({ name: 'Row 4' })],
    ['distinct', 'the values of a field', () => rows.distinct('name')],
    ['count', 'an estimate', () => connection.collection('rows').estimatedDocumentCount()],
    ['bulkWrite', 'several changes', () => rows.bulkWrite([{ deleteOne: { filter: { name: 'Row 5' } } }])],
    ['ping', 'the question for its health', async () => connection.db?.command({ ping: 1 })],
  ];
  /** A bulk write is made of the commands that it consists of. */
  const commandOf = (verb: string) => (verb === 'bulkWrite' ? 'delete' : verb);

  it('ends every kind of call in seconds, and never leaves it without an answer', async () => {
    const failures: string[] = [];
    // One verb after the other has its connection destroyed; all wait together for their end.
    const waiting: Promise<unknown>[] = [];
    for (const [verb, what, call] of verbs) {
      const written = new Promise<void>((resolve) => {
        prototype.writeCommand = function destroyed(message, options) {
          if (Object.keys(message.command ?? {})[0] !== commandOf(verb))
            return writeCommand.call(this, message, options);
          prototype.writeCommand = writeCommand;
          this.socket.destroy();
          resolve();
          return writeCommand.call(this, message, options);
        };
      });
      waiting.push(
        // The driver tries most reads, and some writes, once more on its own.
        call().then(undefined, (error: Error) => {
          if (!error.message.includes('timed out')) failures.push(`${what}: ${String(error)}`);
        }),
      );
      await written;
    }
    await Promise.all(waiting);
    expect(failures).toEqual([]);
  }, 60_000);
});

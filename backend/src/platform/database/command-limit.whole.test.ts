import { createRequire } from 'node:module';
import { Schema, type Connection, type Model } from 'mongoose';
import { limitCommands } from './command-limit.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

interface DriverConnection {
  socket: { destroy(): void };
}
/** Types of the driver's two ways to send: a new connection's first message, and commands. */
type Write = (this: DriverConnection, message: { command?: object }, options: unknown) => Promise<void>;

/** The driver's internals, where alone a test can destroy a connection just before a command is written. */
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
  const commandOf = (verb: string) => (verb === 'bulkWrite' ? 'delete' : verb);

  it('ends every kind of call in seconds, and never leaves it without an answer', async () => {
    const failures: string[] = [];
    // Destroys the connections in turn; all calls are awaited together.
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
        // The driver itself repeats most reads and some writes once.
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

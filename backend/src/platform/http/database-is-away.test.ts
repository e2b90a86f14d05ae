import {
  MongoBulkWriteError,
  MongoClient,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoWriteConcernError,
} from 'mongodb';
import { databaseIsAway } from './database-is-away.ts';

const answered = (code: number, errmsg = 'of the server') => new MongoServerError({ ok: 0, code, errmsg });
const labelled = (label: string) => new MongoServerError({ ok: 0, errmsg: 'x', errorLabels: [label] });
const bulk = (error: unknown, writeConcernError?: object) =>
  new MongoBulkWriteError(error as never, { getWriteConcernError: () => writeConcernError } as never);
const notHeld = (code: number) =>
  new MongoWriteConcernError({ ok: 1, writeConcernError: { code, errmsg: 'not held' } });

describe('an error of the database', () => {
  it.each([
    ['a primary that stepped down', answered(189)],
    ['a member that is no primary', answered(10_107)],
    ['a member that is no primary any more', answered(11_602)],
    ['a member that ends', answered(91)],
    ['a member that is recovering', answered(13_436)],
    ['a list whose member is gone', answered(43)],
    ['a write that most members did not hold in time', notHeld(64)],
    ['a write whose primary stepped down meanwhile', notHeld(189)],
    ['a write that is not held for a reason of a later release', notHeld(99_999)],
    ['several writes that most members did not hold', bulk({ message: 'x', code: 64 }, { code: 64 })],
    [
      'several writes whose connection closed',
      bulk(new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')),
    ],
    ['several writes to a member that stepped down', bulk(answered(189))],
    ['a network that breaks', new MongoNetworkError('read ECONNRESET')],
    ['a command that takes too long', new MongoNetworkTimeoutError('insert timed out')],
    ['what the server says may be tried again', labelled('RetryableWriteError')],
    ['a server with too much to do', labelled('SystemOverloadedError')],
    ['a log-in to the database that fails', labelled('HandshakeError')],
    ['a socket that breaks', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ])('says that it is away: %s', (_what, error) => {
    expect(databaseIsAway(error)).toBe(true);
  });

  it.each([
    ['a value that is there already', answered(11_000, 'dup key: { name: "Swimming pool, interrupted" }')],
    [
      'several writes, of which one is there already',
      bulk({ message: 'x', code: 11_000, writeErrors: [{}] }),
    ],
    ['what the account of the server may not do', answered(13)],
    ['an unknown command', answered(59)],
    ['a mistake of the program', new TypeError('timed out')],
    ['nothing', undefined],
  ])('does not say so: %s', (_what, error) => {
    expect(databaseIsAway(error)).toBe(false);
  });

  it('says so when no member answers at all', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:1/?replicaSet=rs0', { serverSelectionTimeoutMS: 1 });
    await expect(client.db().command({ ping: 1 }).catch(databaseIsAway)).resolves.toBe(true);
    await client.close();
  });

  it('says so when its connection was closed', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:1/');
    await client.close();
    await expect(client.db().collection('x').insertOne({}).catch(databaseIsAway)).resolves.toBe(true);
  });
});

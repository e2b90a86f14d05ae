import { MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { Types } from 'mongoose';
import { makeInvoice, makeItem } from '../src/operations/demo/factories.ts';
import { RELAY } from '../src/platform/writes/envelope.ts';
import { standBetween, type Between } from './driver-commands.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

const NOT_HELD = { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication timed out' };

/** Answers of a replica set during a failover, simulated between driver and engine. */
describe('a person who saves an invoice while the replica set', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;
  let item: string;
  let back: () => void;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
    const { body } = await clinic.as(desk).post('/inventory/addItem').send(makeItem()).expect(200);
    item = body.item.id;
  });
  afterEach(() => back());
  afterAll(() => clinic.close());

  const meanwhile = (between: Between) => {
    back = standBetween((collection, name, send, command) =>
      collection === 'invoices' ? between(collection, name, send, command) : send(),
    );
  };
  const save = (wish: object, key: string) =>
    clinic.as(desk).post('/invoice/addInvoice').set('Idempotency-Key', key).send(wish);
  const count = () => clinic.connection.collection('invoices').countDocuments({});

  it('holds it on one member only: must try again until most members hold it', async () => {
    const wish = makeInvoice(client.id, [item]);
    meanwhile(async (_collection, name, send) => {
      const answer = await send();
      if (['insert', 'update'].includes(name))
        throw new MongoWriteConcernError({ ok: 1, writeConcernError: NOT_HELD });
      return answer;
    });
    for (let time = 0; time < 2; time++) {
      const { status, body, headers } = await save(wish, 'one-member');
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '3']);
    }
    back();
    expect((await save(wish, 'one-member')).status).toBe(200);
    expect(await count()).toBe(1);
  });

  it('loses it with its primary before most members hold it: saves it anew', async () => {
    const wish = makeInvoice(client.id, [item]);
    const lost = (await save(wish, 'lost')).body.invoice.id as string;
    const before = await count();
    let over = false;
    meanwhile(async (_collection, name, send, { comment }) => {
      // Only the write that waits for other members fails; the relay's own update is left alone.
      if (name === 'update' && comment !== RELAY && !over) {
        over = true;
        await clinic.connection.collection('invoices').deleteOne({ _id: new Types.ObjectId(lost) });
      }
      return send();
    });
    const { status, body } = await save(wish, 'lost');
    expect([status, body.invoice.id === lost, await count()]).toEqual([200, false, before]);
  });

  it('has stored it and lost the answer: does not notice the driver’s second try', async () => {
    const before = await count();
    meanwhile(async (_collection, name, send) => {
      // The driver's repetition meets the record that its first try stored.
      if (name === 'insert') await send();
      return send();
    });
    expect((await save(makeInvoice(client.id, [item]), 'tried-twice')).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    [10_107, 'NotWritablePrimary', 'not primary'],
    [189, 'PrimarySteppedDown', 'Primary stepped down while waiting for replication'],
    [11_602, 'InterruptedDueToReplStateChange', 'operation was interrupted'],
    [91, 'ShutdownInProgress', 'The server is in quiesce mode and will shut down'],
    [13_436, 'NotPrimaryOrSecondary', 'node is recovering'],
  ])('answers %d %s: must try again, and saves it then', async (code, codeName, errmsg) => {
    const before = await count();
    const wish = makeInvoice(client.id, [item]);
    meanwhile(async () => {
      throw new MongoServerError({ ok: 0, code, codeName, errmsg });
    });
    const { status, body, headers } = await save(wish, codeName);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '3']);
    back();
    expect((await save(wish, codeName)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('closes the connection: must try again', async () => {
    meanwhile(async () => {
      throw new MongoNetworkError('connection 7 to 127.0.0.1:27017 closed');
    });
    expect((await save(makeInvoice(client.id, [item]), 'closed')).body.code).toBe('SERVICE_UNAVAILABLE');
  });
});

import { interrupted } from '../../../test/interrupted-work.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import { NewClients } from '../clients/new-clients.ts';

/** More writes than an added client has. */
const ENOUGH = 20;
const MINUTE_MS = 60_000;
const none = () => Promise.resolve();

describe('a client who is in the books already', () => {
  let clinic: TestApp;
  let desk: Person;
  let people = 0;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const effects = () => clinic.get(Effects, { strict: false });
  const count = (collection: string, which: object) =>
    clinic.connection.collection(collection).countDocuments(which);
  const add = async (phone: string, name: string) => {
    const email = `killed${++people}@example.in`;
    await clinic.get(NewClients, { strict: false }).add(job(desk), { name, phone, email });
    // The row is made behind the answer.
    await effects().settled();
  };

  it('has a row of the desk, wherever the server is killed that adds the second one', async () => {
    const ends: string[] = [];
    for (let after = 0; after < ENOUGH; after++) {
      const phone = `98333${String(after).padStart(5, '0')}`;
      await add(phone, 'Meera Joshi');
      const killed = { collections: ['clients', 'alikeClients'], after, killed: true };
      const { reached } = await interrupted(killed, () => add(phone, 'Mira Joshi'), none);
      const rows = () => count('alikeClients', { key: `phone:${phone}`, open: { $gt: 0 } });
      const left = await rows();
      clinic.travelTo(fromNow(2 * MINUTE_MS));
      await effects().sweep();
      clinic.travelTo(testClock.now());
      const clients = await count('clients', { phone });
      // A client who was stored is in the row; one who was not leaves nothing behind.
      expect(await rows()).toBe(clients - 1);
      ends.push(`${clients} clients, ${left} rows before the sweeper`);
      if (!reached) break;
    }
    expect(ends).toEqual(
      expect.arrayContaining([
        '1 clients, 0 rows before the sweeper',
        '2 clients, 0 rows before the sweeper',
        '2 clients, 1 rows before the sweeper',
      ]),
    );
  }, 120_000);
});

import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { until } from '../../../test/until.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { InventoryService } from '../inventory/inventory.service.ts';
import type { InvoiceRecord } from './invoice.schema.ts';
import { job } from '../../platform/writes/write-context.ts';

const STOCK = 100_000;
/** The server is killed after so many answers; `npm run drill` chooses other numbers. */
const KILLED_AT = 20;

describe('a server that is killed while it makes invoices', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let client: Person;
  let items: string[];

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
    const inventory = clinic.get(InventoryService, { strict: false });
    items = await Promise.all(
      [1, 2, 3].map(async () => (await inventory.create(job(), makeItem({ countInStock: STOCK }))).id),
    );
  });
  afterAll(() => clinic.close());

  it('leaves each invoice whole or absent, in the audit once, and each stock booking done once', async () => {
    const answered: string[] = [];
    const server = await startServerProcess(clinic.uri);
    let killed = false;
    const send = async (): Promise<void> => {
      while (!killed) {
        const wish = makeInvoice(client.id, items);
        const answer = await fetch(`${server.api}/invoice/addInvoice`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${desk.token}` },
          body: JSON.stringify(wish),
        }).catch(() => undefined);
        if (!answer?.ok) return;
        answered.push(wish.invoiceNumber);
        if (answered.length === KILLED_AT) {
          killed = true;
          await server.kill();
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, send));

    // The killed server may have been at this very work, which no other server does until its lease is over.
    const effects = clinic.get(Effects, { strict: false });
    await until(async () => {
      await effects.sweep(0);
      return (await effects.oldestWaiting()) ? undefined : true;
    });

    const invoices = await clinic.connection.collection<InvoiceRecord>('invoices').find().toArray();
    const numbers = new Set(invoices.map(({ invoiceNumber }) => invoiceNumber));
    expect(answered.filter((number) => !numbers.has(number))).toEqual([]);
    expect(invoices.flatMap(({ stock }) => stock.map(({ booked }) => booked))).toEqual(
      Array(invoices.length * items.length).fill(1),
    );
    // The audit row of a write in the moment of the kill must be there, too: reading the audit moves it there first.
    await clinic.as(admin).get('/rest/audit').expect(200);
    const created = { action: 'create', 'record.kind': 'invoice' };
    const rows = await clinic.connection.collection('audit').find(created).toArray();
    expect(rows.map(({ record }) => record.name as string).toSorted()).toEqual([...numbers].toSorted());
    const inventory = clinic.get(InventoryService, { strict: false });
    const left = (await inventory.all()).map(({ countInStock }) => countInStock);
    expect(left).toEqual(items.map(() => STOCK - invoices.length));
  });
});

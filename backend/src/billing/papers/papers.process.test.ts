import { randomUUID } from 'node:crypto';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { TODAY } from '../../../test/test-clock.ts';

describe('two servers, of which one is killed while both make papers', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;
  let taxClass: string;

  beforeAll(async () => {
    clinic = await openTestApp();
    const admin = clinic.as(await clinic.addAdmin());
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 };
    await admin.put('/admin/business').send(business).expect(200);
    taxClass = (await admin.post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  afterAll(() => clinic.close());

  it('give each number once and leave none out, of invoices and of credit notes', async () => {
    const killed = await startServerProcess(clinic.uri);
    let answered = 0;
    const post = async (api: string, path: string, body: object) => {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          Authorization: `Bearer ${desk.token}`,
        },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (!answer?.ok) return undefined;
      answered += 1;
      // The server is killed while the other requests run.
      if (answered === 60) await killed.kill();
      return (await answer.json().catch(() => undefined)) as
        | { invoice: InvoiceRecord & { id: string } }
        | undefined;
    };
    const program = { name: 'Detox', weeks: 4, pricePerWeek: 1250, taxClass };
    const wish = { date: TODAY, client: client.id, items: [], program };
    const issueAndCredit = async (api: string) => {
      for (let round = 0; round < 3; round++) {
        const made = await post(api, '/invoice/issue', wish);
        if (!made) return;
        const { id, updatedAt } = made.invoice;
        const lines = [{ line: 0, quantity: 1, returned: 'none' }];
        await post(api, `/invoice/credit/${id}`, { updatedAt, lines, reason: 'Left out' });
      }
    };
    const apis = [clinic.base, killed.api];
    await Promise.all(apis.flatMap((api) => Array.from({ length: 25 }, () => issueAndCredit(api))));

    const effects = clinic.get(Effects, { strict: false });
    await until(async () => {
      await effects.sweep(0);
      return (await effects.oldestWaiting()) ? undefined : true;
    });
    const invoices = await clinic.connection.collection<InvoiceRecord>('invoices').find().toArray();
    const notes = await clinic.connection.collection<CreditNoteRecord>('creditNotes').find().toArray();
    expect(Math.min(invoices.length, notes.length)).toBeGreaterThan(50);
    for (const papers of [invoices, notes]) {
      const serials = papers.map(({ serial = 0 }) => serial).toSorted((one, other) => one - other);
      expect(serials).toEqual(papers.map((_, index) => index + 1));
    }
    const credits = invoices.flatMap(({ credits: of = [] }) => of.map(({ id }) => id.toHexString()));
    expect(notes.map(({ _id }) => _id.toHexString()).toSorted()).toEqual(credits.toSorted());
  });
});

import type { Invoice } from '@clinic/contract/billing/invoices';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { standBetween } from '../../../test/driver-commands.ts';
import { killedAt } from '../../../test/killed-at.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

describe('a corrected invoice', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;
  let items: [string, string];

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
  });
  beforeEach(async () => {
    for (const name of ['invoices', 'creditNotes', 'payments'])
      await clinic.connection.collection(name).deleteMany({});
    items = [await added(), await added()];
  });
  afterAll(() => clinic.close());

  const added = async (): Promise<string> => {
    const item = makeItem({ countInStock: 100 });
    return (await clinic.as(desk).post('/inventory/addItem').send(item).expect(200)).body.item.id;
  };
  const sell = async (over: object = {}): Promise<Invoice> => {
    const lines = [{ id: items[0], quantity: 5, price: 100 }];
    const wish = makeInvoice(client.id, [], {
      items: lines,
      payments: [{ mode: 'Cash', amount: 300 }],
      ...over,
    });
    return (await clinic.as(desk).post('/invoice/addInvoice').send(wish).expect(200)).body.invoice;
  };
  /** Makes a body with three of the first item and two of the other: 500.00. */
  const right = (over: object = {}) =>
    makeInvoice(client.id, [], {
      items: [
        { id: items[0], quantity: 3, price: 100 },
        { id: items[1], quantity: 2, price: 100 },
      ],
      ...over,
    });
  const correct = ({ id, updatedAt }: Invoice, invoice: object, key = `correct-${id}`) =>
    clinic
      .as(desk)
      .post(`/invoice/correct/${id}`)
      .set('Idempotency-Key', key)
      .send({ updatedAt, reason: 'Wrong pieces', invoice });
  const counts = async () =>
    Promise.all(
      items.map(
        async (id) => (await clinic.as(desk).get(`/rest/inventory/${id}`).expect(200)).body.countInStock,
      ),
    );
  const all = async <Row extends object>(name: string) =>
    clinic.connection.collection<Row>(name).find().sort({ _id: 1 }).toArray();
  const finished = async () => {
    const effects = clinic.get(Effects, { strict: false });
    await until(async () => {
      await effects.sweep(0);
      return (await effects.oldestWaiting()) ? undefined : true;
    });
  };

  it('is credited whole, and the new one takes what it had received', async () => {
    const sold = await sell();
    const { body } = await correct(sold, right()).expect(200);
    expect(body.invoice).toMatchObject({ id: sold.id, state: 'credited', due: 0, settled: 300 });
    expect(body.creditNote).toMatchObject({ amount: 500, fromDue: 200, left: 0 });
    expect(body.replacement).toMatchObject({ total: 500, due: 200, settled: 300, state: 'partPaid' });
    expect([body.invoice.replacedBy, body.replacement.replaces]).toEqual([body.replacement.id, sold.id]);
  });

  it('moves the shelf by the difference only', async () => {
    const sold = await sell();
    expect(await counts()).toEqual([95, 100]);
    const { body } = await correct(sold, right()).expect(200);
    expect(await counts()).toEqual([97, 98]);
    const more = right({ items: [{ id: items[0], quantity: 7, price: 100 }] });
    const again = await correct(body.replacement, more).expect(200);
    expect(await counts()).toEqual([93, 100]);
    expect(again.body.replacement.items).toEqual([expect.objectContaining({ quantity: 7 })]);
  });

  it('leaves the client what is over', async () => {
    const cheap = right({ items: [{ id: items[0], quantity: 1, price: 100 }] });
    const { body } = await correct(await sell(), cheap).expect(200);
    expect(body.replacement).toMatchObject({ total: 100, due: 0, settled: 100, state: 'paid' });
    expect(body.creditNote.left).toBe(200);
  });

  it('counts what earlier credits took back', async () => {
    const sold = await sell();
    const lines = [{ line: 0, quantity: 2, returned: 'shelf' }];
    const credited = await clinic
      .as(desk)
      .post(`/invoice/credit/${sold.id}`)
      .send({ updatedAt: sold.updatedAt, lines, reason: 'Given back' })
      .expect(200);
    const { body } = await correct(credited.body.invoice, right()).expect(200);
    expect(body.creditNote).toMatchObject({ amount: 300, fromDue: 0 });
    expect(body.replacement).toMatchObject({ due: 200, settled: 300 });
    expect(await counts()).toEqual([97, 98]);
    const again = await correct(body.invoice, right(), 'again').expect(400);
    expect(again.body.message).toBe('Nothing is left of this invoice.');
  });

  it('needs a new number that is free, and no older state', async () => {
    const sold = await sell();
    const taken = await correct(sold, right({ invoiceNumber: sold.invoiceNumber })).expect(409);
    expect(taken.body.code).toBe('INVOICE_NUMBER_TAKEN');
    const old = await correct({ ...sold, updatedAt: '2026-01-01T00:00:00.000Z' }, right()).expect(409);
    expect(old.body.code).toBe('STALE_RECORD');
    expect(await all('creditNotes')).toEqual([]);
  });

  it('gets another number when somebody took the typed one meanwhile', async () => {
    const sold = await sell();
    const wish = right({ invoiceNumber: 'TAKEN-1' });
    const back = standBetween(async (collection, name, send) => {
      if (collection === 'creditNotes' && name === 'insert') {
        back();
        await sell({ invoiceNumber: 'taken-1' });
      }
      return send();
    });
    const { body } = await correct(sold, wish).expect(200);
    expect(body.replacement.invoiceNumber).toMatch(/^INV-\d{4}-\d{4}$/);
  });

  it('that was begun before midnight is finished after it, though later ones were made meanwhile', async () => {
    clinic.travelTo(new Date('2026-11-26T23:59:30+05:30'));
    desk = await clinic.signInAgain(desk);
    const [late, other] = [await sell(), await sell()];
    expect(
      await killedAt(
        // The relay's writes are left out: it moves rows of an earlier note.
        (collection, command) => collection === 'creditNotes' && command === 'insert',
        () => correct(late, right()),
      ),
    ).toBe(true);
    clinic.travelTo(new Date('2026-11-27T00:01:00+05:30'));
    await correct(other, right()).expect(200);
    await finished();
    const notes = await all<CreditNoteRecord>('creditNotes');
    const days = notes.toSorted((one, next) => one.serial - next.serial).map(({ day }) => day);
    expect(days).toHaveLength(2);
    expect(days).toEqual(days.toSorted());
    expect(await all('invoices')).toHaveLength(4);
  });

  it('has one note and one new invoice, with money and shelf right, killed after any of its writes', async () => {
    for (let writes = 0, whole = false; !whole; writes++) {
      const sold = await sell();
      await finished();
      const before = {
        notes: await all('creditNotes'),
        invoices: await all('invoices'),
        counts: await counts(),
      };
      const wish = right();
      let left = writes;
      whole = !(await killedAt(
        () => left-- === 0,
        () => correct(sold, wish),
      ));
      await finished();
      await correct(sold, wish).expect(200);
      await finished();

      const notes = (await all<CreditNoteRecord>('creditNotes')).filter(
        ({ invoice }) => invoice.toHexString() === sold.id,
      );
      expect([writes, notes.length]).toEqual([writes, 1]);
      expect((await all('creditNotes')).length).toBe(before.notes.length + 1);
      const invoices = await all<InvoiceRecord>('invoices');
      expect(invoices).toHaveLength(before.invoices.length + 1);
      const replacement = invoices.find(({ invoiceNumber }) => invoiceNumber === wish.invoiceNumber);
      expect(replacement).toMatchObject({ total: 50_000, due: 20_000, settled: 30_000 });
      expect(notes[0]).toMatchObject({ amount: 50_000, fromDue: 20_000, left: 0 });
      expect(await counts()).toEqual([(before.counts[0] ?? 0) + 2, (before.counts[1] ?? 0) - 2]);
    }
    const serials = (await all<CreditNoteRecord>('creditNotes')).map(({ serial }) => serial);
    expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, index) => index + 1));
  });
});

import { Types } from 'mongoose';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import type { Idempotency } from '../../platform/http/idempotency-key.ts';
import { InventoryService } from '../inventory/inventory.service.ts';
import { Stock } from '../inventory/stock.service.ts';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoiceRecord } from './invoice.schema.ts';
import { InvoicesService } from './invoices.service.ts';
import { keyed } from '../../../test/keyed-context.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TODAY, fromNow } from '../../../test/test-clock.ts';

describe('an invoice', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;
  let invoices: InvoicesService;
  let inventory: InventoryService;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
    invoices = clinic.get(InvoicesService, { strict: false });
    inventory = clinic.get(InventoryService, { strict: false });
  });
  afterAll(() => clinic.close());

  const create = (invoice: CreateInvoice, key?: Idempotency) =>
    invoices.create(key ? keyed(key, desk) : job(desk), invoice as CreateInvoiceDto);
  const item = async (countInStock = 40) => {
    return (await inventory.create(job(), makeItem({ countInStock }))).id;
  };
  const stockOf = async (id: string) => (await inventory.get(id)).countInStock;
  const records = () => clinic.connection.collection<InvoiceRecord>('invoices');

  describe('has exact totals that the server computes', () => {
    it.each([
      [{ items: [[1, 1.15]], tax_Percent: 10 }, [1.15, 0, 0.12, 1.27]],
      [{ items: [[1, 0.01]], tax_Percent: 50 }, [0.01, 0, 0.01, 0.02]],
      [{ items: [[5, 1880.26]], discount_Percent: 5 }, [9401.3, 470.06, 0, 8931.24]],
      [
        {
          items: [
            [2, 249.5],
            [3, 99.99],
          ],
          selectedPlan: 'Detox',
          numberOfWeeks: 8,
          pricePerWeek: 1250,
          discount_Percent: 12.5,
          tax_Percent: 5,
        },
        [10_798.97, 1349.87, 472.45, 9921.55],
      ],
    ])('%j → %j', async ({ items, ...over }, [subtotal, discount, tax, total]) => {
      const id = await item();
      const lines = items.map(([quantity = 1, price = 0]) => ({ id, quantity, price }));
      const { body } = await clinic
        .as(desk)
        .post('/invoice/addInvoice')
        .send({ ...makeInvoice(client.id, [], { items: lines, ...over }), total: 1, subtotal: 1 })
        .expect(200);
      expect(body.invoice).toMatchObject({ subtotal, discount, tax, total });
    });
  });

  describe('is found by a text', () => {
    it('of its client in one way alone, and by its number only where one has it', async () => {
      const { id, name } = await clinic.addClient();
      const invoiceNumber = 'QX-0816';
      await create(makeInvoice(id, [await item()], { invoiceNumber }));
      const waysTo = async (text: string) => Object.keys(await invoices.matching(text));
      expect(await waysTo(name)).toEqual(['client.id']);
      expect(await waysTo('x-0816')).toEqual(['searchKeys']);
      await create(makeInvoice(id, [await item()], { invoiceNumber: name }));
      expect(await waysTo(name)).toEqual(['$or']);
    });
  });

  describe('has a number of its own', () => {
    it('without regard to case and outer spaces, and is told the next free one', async () => {
      const id = await item();
      const year = TODAY.slice(0, 4);
      const first = await invoices.nextNumber();
      expect(first).toMatch(new RegExp(`^INV-${year}-\\d{4}$`));
      await create(makeInvoice(client.id, [id], { invoiceNumber: first }));
      const next = await invoices.nextNumber();
      expect(Number(next.slice(9))).toBe(Number(first.slice(9)) + 1);
      await expect(
        create(makeInvoice(client.id, [id], { invoiceNumber: first.toLowerCase() })),
      ).rejects.toMatchObject({
        code: 'INVOICE_NUMBER_TAKEN',
        extra: { body: { nextNumber: next }, details: { invoiceNumber: [expect.stringContaining(next)] } },
      });
    });

    it('whose series counts beyond 9,999', async () => {
      const id = await item();
      const year = TODAY.slice(0, 4);
      for (const serial of ['9999', '10000'])
        await create(makeInvoice(client.id, [id], { invoiceNumber: `INV-${year}-${serial}` }));
      expect(await invoices.nextNumber()).toBe(`INV-${year}-10001`);
    });

    it('that one of 50 parallel requests gets', async () => {
      const id = await item(100);
      const { worked, codes } = await atOnce(
        Array.from({ length: 50 }, () => create(makeInvoice(client.id, [id], { invoiceNumber: 'RACE-1' }))),
      );
      expect(worked).toHaveLength(1);
      expect(codes).toEqual(Array(49).fill('INVOICE_NUMBER_TAKEN'));
      expect(await stockOf(id)).toBe(99);
    });
  });

  it('has no number of the shape that a series gives', async () => {
    const wish = makeInvoice(client.id, [await item()], { invoiceNumber: 'tw/26-27/00001' });
    await expect(create(wish)).rejects.toMatchObject({
      extra: { details: { invoiceNumber: [expect.stringContaining('given by a series') as string] } },
    });
  });

  describe('takes its items off the stock', () => {
    it('all lines of one item together', async () => {
      const [a, b] = [await item(10), await item(10)];
      const lines = [
        { id: a, quantity: 2, price: 1 },
        { id: b, quantity: 1, price: 1 },
        { id: a.toUpperCase(), quantity: 3, price: 1 },
      ];
      const { warnings } = await create(makeInvoice(client.id, [], { items: lines }));
      expect(warnings).toEqual([]);
      expect([await stockOf(a), await stockOf(b)]).toEqual([5, 9]);
    });

    it('as far as it goes, and warns of the rest', async () => {
      const [few, none] = [await item(2), await item(0)];
      const lines = [few, none].map((id) => ({ id, quantity: 3, price: 1 }));
      const { invoice, warnings } = await create(makeInvoice(client.id, [], { items: lines }));
      const [first, second] = invoice.items;
      expect(warnings).toEqual([
        { item: first?.name, wanted: 3, booked: 2 },
        { item: second?.name, wanted: 3, booked: 0 },
      ]);
      expect(await stockOf(few)).toBe(0);
    });

    it('never below zero, when 50 invoices want it at once', async () => {
      const id = await item(30);
      const made = await Promise.all(Array.from({ length: 50 }, () => create(makeInvoice(client.id, [id]))));
      expect(made.filter(({ warnings }) => warnings.length === 0)).toHaveLength(30);
      expect(await stockOf(id)).toBe(0);
    });

    it('once, also when the sweeper finishes it after a crash at any point', async () => {
      const ids = [await item(10), await item(10)];
      const { invoice } = await create(makeInvoice(client.id, ids));
      const _id = new Types.ObjectId(invoice.id);
      const stock = clinic.get(Stock, { strict: false });
      const effects = clinic.get(Effects, { strict: false });
      const at = fromNow(-60_000);
      // Writes the state that a crash leaves: the invoice is stored, one item is booked, nothing is settled.
      await records().updateOne(
        { _id },
        {
          $set: {
            'stock.$[].booked': null,
            outbox: [
              { id: new Types.ObjectId(), at, kind: 'effect', effect: { key: 'stock', kind: 'stock', at } },
            ],
          },
        },
      );
      const booked = new Types.ObjectId(ids[1]);
      await clinic.connection
        .collection('inventory')
        .updateOne({ _id: booked }, { $set: { booked: [], countInStock: 10 } });

      await effects.sweep();
      await effects.sweep();

      expect([await stockOf(ids[0] ?? ''), await stockOf(ids[1] ?? '')]).toEqual([9, 9]);
      const after = await records().findOne({ _id });
      expect(after?.stock.map((line) => line.booked)).toEqual([1, 1]);
      expect(await stock.book(_id, [{ item: booked, wanted: 1 }])).toEqual(new Map([[ids[1], 1]]));
      expect(await stockOf(ids[1] ?? '')).toBe(9);
    });

    it('and its bookings are forgotten an hour later', async () => {
      const id = await item(10);
      const { invoice } = await create(makeInvoice(client.id, [id]));
      const _id = new Types.ObjectId(invoice.id);
      const effects = clinic.get(Effects, { strict: false });
      const bookings = () =>
        clinic.connection.collection('inventory').countDocuments({ 'booked.invoice': _id });
      await effects.sweep(0);
      expect(await bookings()).toBe(1);
      const past = { 'outbox.$[].at': new Date(0), 'outbox.$[].effect.at': new Date(0) };
      await records().updateOne({ _id, 'outbox.effect.kind': 'forget' }, { $set: past });
      await effects.sweep(0);
      expect(await bookings()).toBe(0);
      expect(await stockOf(id)).toBe(9);
    });
  });

  describe('that is sent twice', () => {
    it('with one key is made once, and answered with the same warnings', async () => {
      const id = await item(0);
      const wish = makeInvoice(client.id, [id]);
      const key = { key: `assistant:${desk.id}:twice`, hash: 'a' };
      const made = await Promise.all(Array.from({ length: 50 }, () => create(wish, key)));
      expect(new Set(made.map(({ invoice }) => invoice.id)).size).toBe(1);
      expect(made.every(({ warnings }) => warnings.length === 1)).toBe(true);
      expect(await records().countDocuments({ numberKey: wish.invoiceNumber.toLowerCase() })).toBe(1);
    });

    it('with one key takes the stock once', async () => {
      const id = await item(10);
      const wish = makeInvoice(client.id, [id]);
      const key = { key: `assistant:${desk.id}:stock`, hash: 'a' };
      await Promise.all(Array.from({ length: 20 }, () => create(wish, key)));
      expect(await stockOf(id)).toBe(9);
    });
  });

  it('needs a client and items that are there', async () => {
    const id = await item();
    const nobody = '0'.repeat(24);
    await expect(create(makeInvoice(nobody, [id]))).rejects.toMatchObject({
      extra: { details: { client: ['Please choose a client.'] } },
    });
    await expect(create(makeInvoice(client.id, [id, nobody]))).rejects.toMatchObject({
      extra: { details: { 'items.1.id': ['Selected item not found.'] } },
    });
  });

  it('needs a price per week when a plan is selected', async () => {
    const wish = makeInvoice(client.id, [await item()], { selectedPlan: 'Detox', numberOfWeeks: 4 });
    await expect(create(wish)).rejects.toMatchObject({
      extra: { details: { pricePerWeek: [expect.any(String) as string] } },
    });
  });
});

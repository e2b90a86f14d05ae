import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';

/** Long values, which the database truncates in its message, here inside a character. */
const LONG = [0, 1, 2, 3].flatMap((shift) =>
  ['अ'.repeat(50), 'é'.repeat(80), '😀'.repeat(40)].map((text) => 'x'.repeat(shift) + text),
);

describe('a duplicate text is refused with 409, whatever its characters', () => {
  let records: ClinicRecords;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());

  it.each(LONG)('as the name of an item, %j', async (name) => {
    const desk = records.as('assistant');
    await desk.post('/rest/inventory').send(makeItem({ name })).expect(200);
    const { body: other } = await desk.post('/rest/inventory').send(makeItem()).expect(200);
    const answers = [
      await desk.post('/rest/inventory').send(makeItem({ name })),
      await desk.put(`/rest/inventory/${other.id}`).send(makeItem({ name })),
      await desk.put(`/inventory/updateItem/${other.id}`).send(makeItem({ name })),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'ITEM_EXISTS']),
    );
  });

  it.each(LONG)('as the number of an invoice, %j', async (invoiceNumber) => {
    const item = await records.id('item');
    const desk = records.as('assistant');
    const send = () =>
      desk.post('/rest/invoices').send(makeInvoice(records.client.id, [item], { invoiceNumber }));
    await send().expect(200);
    const { status, body } = await send();
    expect([status, body.code]).toEqual([409, 'INVOICE_NUMBER_TAKEN']);
  });

  it.each(['admins', 'assistants', 'doctors', 'clients', 'newsletterAddresses'])(
    'under the unique index of the e-mails of %s',
    async (collection) => {
      const connection = records.clinic.get<Connection>(getConnectionToken(), { strict: false });
      const accounts = connection.collection(collection);
      for (const email of LONG) {
        await accounts.insertOne({ email, deletedAt: null });
        const { insertedId } = await accounts.insertOne({ email: `another ${email}`, deletedAt: null });
        const rename = accounts.findOneAndUpdate({ _id: insertedId }, { $set: { email } });
        await expect(rename).rejects.toMatchObject({ code: 11_000, keyPattern: { email: 1 } });
      }
    },
  );
});

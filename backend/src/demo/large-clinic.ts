import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays } from '@clinic/contract/clinic-calendar';
import { numberKeys, searchKeys } from '@clinic/contract/search-keys';
import { Types, type Connection } from 'mongoose';
import { hashPassword } from '../accounts/passwords.ts';
import { ClientRecord } from '../clients/client.schema.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { numberKeyOf, seriesOf } from '../invoices/invoice-number.ts';
import { sumsOf } from '../invoices/invoice-sums.ts';
import { CLIENT_NAMES } from './demo-names.ts';

/** Larger batches cost the embedded engine memory that it does not give back. */
const BATCH = 1000;

/** Many clients and invoices, for trying how the product behaves in a large clinic. */
@Injectable()
export class LargeClinic {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async add(clients: number, invoices: number): Promise<void> {
    const passwordHash = await hashPassword('demo-clinic');
    const people = this.connection.model<ClientRecord>(ClientRecord.name);
    const first = await people.estimatedDocumentCount();
    await inBatches(
      clients,
      (index) => largeClient(first + index, passwordHash),
      (rows) => people.insertMany(rows),
    );
    const whom = await people.find({}, { name: 1 }).limit(BATCH).lean();
    if (whom.length === 0) return;
    const bills = this.connection.model<InvoiceRecord>(InvoiceRecord.name);
    const start = await bills.estimatedDocumentCount();
    await inBatches(
      invoices,
      (index) => largeInvoice(start + index, whom[index % whom.length] as (typeof whom)[number]),
      (rows) => bills.insertMany(rows),
    );
  }
}

async function inBatches<Row>(
  count: number,
  make: (index: number) => Row,
  store: (rows: Row[]) => Promise<unknown>,
) {
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    await store(Array.from({ length: size }, (_, index) => make(from + index)));
  }
}

function largeClient(index: number, passwordHash: string) {
  const name = `${CLIENT_NAMES[index % CLIENT_NAMES.length] ?? ''} ${index}`;
  const email = `client.${index}@large.example`;
  const phone = `97${String(index).padStart(8, '0')}`;
  return { name, email, phone, passwordHash, searchKeys: searchKeys({ name, email, phone }) };
}

function largeInvoice(index: number, { _id, name }: { _id: Types.ObjectId; name: string }) {
  const invoiceNumber = `L-${index + 1}`;
  const item = { id: new Types.ObjectId(), name: 'Triphala Churna', quantity: 1 + (index % 5), price: 180 };
  const fields = {
    invoiceNumber,
    client: _id.toHexString(),
    date: addDays('2026-11-20', -(index % 900)),
    items: [{ ...item, id: item.id.toHexString() }],
    tax_Percent: 5,
  };
  return {
    invoiceNumber,
    numberKey: numberKeyOf(invoiceNumber),
    searchKeys: numberKeys(invoiceNumber),
    ...seriesOf(invoiceNumber),
    date: fields.date,
    client: { id: _id, name },
    items: [{ ...item, price: item.price * 100 }],
    stock: [],
    paymentMode: index % 3 === 0 ? 'Online' : 'Cash',
    ...sumsOf(fields),
    createdBy: { id: '', name: 'seed', role: 'assistant' },
  };
}

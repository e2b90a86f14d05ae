import { Types } from 'mongoose';
import type { NamedPerson, PaymentRecord } from './payment.schema.ts';

type Given = 'direction' | 'kind' | 'client' | 'day' | 'mode' | 'amount' | 'by';

/** Makes a new row of the money book, which nothing has used or cancelled. */
export function newPayment(
  fields: Pick<PaymentRecord, '_id' | Given> & Partial<PaymentRecord>,
  at: Date,
): PaymentRecord {
  return {
    number: null,
    reference: '',
    left: 0,
    uses: [],
    outs: [],
    source: null,
    reversed: null,
    closing: null,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}

/** Inserts each row unless its id is stored already. */
export const onceEach = (rows: readonly PaymentRecord[]) =>
  rows.map(({ _id, ...row }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
  }));

export const namedAuthor = ({ id, name }: { id: string; name: string }): NamedPerson => ({
  id: new Types.ObjectId(id),
  name,
});

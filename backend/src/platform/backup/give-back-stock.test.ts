import { Types } from 'mongoose';
import { openTestDatabase } from '../../../test/test-database.ts';
import { giveBackStock } from './give-back-stock.ts';

it('undoes what papers moved that the file lacks, and keeps what those in it moved', async () => {
  const database = await openTestDatabase();
  const { connection } = database;
  const [sold, credited, lostSale, lostCredit] = [1, 2, 3, 4].map(() => new Types.ObjectId());
  await connection.collection('invoices').insertOne({ _id: sold });
  await connection.collection('creditNotes').insertOne({ _id: credited });
  const moved = {
    [String(sold)]: 5,
    [String(credited)]: -2,
    [String(lostSale)]: 7,
    [String(lostCredit)]: -3,
  };
  const booked = [sold, credited, lostSale, lostCredit].map((invoice) => ({
    invoice,
    taken: moved[String(invoice)],
  }));
  await connection.collection('inventory').insertOne({ countInStock: 20, booked });
  const { db } = connection;
  if (!db) throw new Error('The connection is closed.');
  expect([await giveBackStock(db, (name) => name), await giveBackStock(db, (name) => name)]).toEqual([1, 0]);
  const item = await connection.collection('inventory').findOne({});
  expect(item).toMatchObject({ countInStock: 24, booked: booked.slice(0, 2) });
  await database.close();
});

import { Schema, type Model } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import { addIdempotency, createOnce } from './idempotency.ts';

interface Parcel {
  number: string;
  idempotency?: Idempotency;
}

describe('a request with an Idempotency-Key', () => {
  let database: TestDatabase;
  let parcels: Model<Parcel>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const schema = new Schema<Parcel>({ number: String });
    schema.index({ number: 1 }, { unique: true });
    addIdempotency(schema as Schema);
    parcels = database.connection.model<Parcel>('Parcel', schema);
    await parcels.syncIndexes();
  });
  afterAll(() => database.close());

  const send = (number: string, idempotency?: Idempotency) =>
    createOnce(parcels, idempotency, async () => (await parcels.create({ number, idempotency })).toObject());

  it('creates once and answers the same record when it is sent again', async () => {
    const key = { key: 'assistant:1:again', hash: 'a' };
    const first = await send('P-1', key);
    const second = await send('P-1', key);
    expect(first.repeated).toBe(false);
    expect(second.repeated).toBe(true);
    expect(second.record).toEqual(first.record);
  });

  it('is refused when the key came with another body', async () => {
    await send('P-2', { key: 'assistant:1:other', hash: 'a' });
    await expect(send('P-3', { key: 'assistant:1:other', hash: 'b' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await parcels.countDocuments({ number: 'P-3' })).toBe(0);
  });

  it('creates one record when it arrives 50 times at once', async () => {
    const key = { key: 'assistant:1:storm', hash: 'a' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('P-4', key)));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await parcels.countDocuments({ number: 'P-4' })).toBe(1);
  });

  it('still says which rule refuses it when nothing was created under its key', async () => {
    await send('P-5');
    await expect(send('P-5', { key: 'assistant:1:taken', hash: 'a' })).rejects.toMatchObject({
      keyPattern: { number: 1 },
    });
  });

  it('without the header creates each time', async () => {
    expect((await send('P-6')).repeated).toBe(false);
    expect((await send('P-7')).repeated).toBe(false);
  });
});

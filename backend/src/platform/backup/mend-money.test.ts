import { ObjectId, type Db, type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { mendMoney } from './mend-money.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('a restore mends money that was read at different moments', () => {
  let database: TestDatabase;
  let db: Db;
  const [invoice, payment, note, use] = Array.from({ length: 4 }, () => new ObjectId()) as [
    ObjectId,
    ObjectId,
    ObjectId,
    ObjectId,
  ];

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.connection.db as unknown as Db;
  });
  beforeEach(async () => {
    for (const name of ['invoices', 'payments', 'creditNotes', 'closings', 'tillMoves'])
      await db.collection(name).deleteMany({});
  });
  afterAll(() => database.close());

  const insert = (name: string, row: Document) => db.collection(name).insertOne(row);
  const stored = (name: string, _id: ObjectId) => db.collection(name).findOne({ _id });
  /** Answers the repairs of a first and of a second run. */
  const mend = async () => [await mendMoney(db, (name) => name), await mendMoney(db, (name) => name)];
  const unpaid = (over: Document = {}) =>
    insert('invoices', { _id: invoice, total: 100, due: 100, settled: 0, receipts: [], ...over });
  const paid = (over: Document = {}) =>
    insert('payments', {
      _id: payment,
      direction: 'in',
      amount: 150,
      left: 50,
      uses: [{ id: use, invoice, wanted: 100, taken: 100 }],
      outs: [],
      reversed: null,
      ...over,
    });

  it('by settling again a use that its older invoice lacks', async () => {
    await Promise.all([unpaid(), paid()]);
    expect(await mend()).toEqual([1, 0]);
    expect(await stored('invoices', invoice)).toMatchObject({
      due: 0,
      settled: 100,
      receipts: [{ id: use }],
    });
    expect(await stored('payments', payment)).toMatchObject({ left: 50 });
  });

  it('by making what a missing invoice had taken the credit of its client', async () => {
    await paid();
    expect(await mend()).toEqual([1, 0]);
    expect(await stored('payments', payment)).toMatchObject({ left: 150, uses: [{ taken: 0 }] });
  });

  it('by giving back what a payment had settled that was taken back', async () => {
    const receipts = [{ id: use, source: payment, amount: 100 }];
    await unpaid({ due: 0, settled: 100, receipts });
    await paid();
    const row = { direction: 'out', kind: 'reversal', source: payment, amount: 150 };
    await insert('payments', { ...row, by: { name: 'Meena' }, createdAt: testClock.now() });
    expect(await mend()).toEqual([2, 0]);
    expect(await stored('invoices', invoice)).toMatchObject({ due: 100, settled: 0 });
    expect(await stored('payments', payment)).toMatchObject({ reversed: { by: { name: 'Meena' } } });
  });

  it('by ending the mark of a payment whose row was stored while it was being taken back', async () => {
    await unpaid({ due: 0, settled: 100, receipts: [{ id: use, source: payment, amount: 100 }] });
    await paid({ reversing: { id: note, reason: 'Bounced' } });
    const row = { direction: 'out', kind: 'reversal', source: payment, amount: 150 };
    await insert('payments', { _id: note, ...row, by: { name: 'Meena' }, createdAt: testClock.now() });
    expect(await mend()).toEqual([2, 0]);
    expect(await stored('invoices', invoice)).toMatchObject({ due: 100, settled: 0 });
    const stands = await stored('payments', payment);
    expect(stands).toMatchObject({ reversed: { by: { name: 'Meena' } } });
    expect(stands).not.toHaveProperty('reversing');
  });

  it('by leaving what is being taken back to its effect', async () => {
    await unpaid({ due: 100, settled: 0, receipts: [{ id: use, source: payment, amount: 0 }] });
    await paid({ reversing: { id: note, reason: 'Bounced' } });
    expect(await mend()).toEqual([0, 0]);
    expect(await stored('payments', payment)).toMatchObject({ left: 50, reversing: { reason: 'Bounced' } });
  });

  it('by moving to its new use what an invoice took again of a payment that could not be taken back', async () => {
    const again = new ObjectId();
    await unpaid({ due: 0, settled: 100, receipts: [{ id: use, source: payment, amount: 100 }] });
    const uses = [
      { id: use, invoice, wanted: 100, taken: 0 },
      { id: again, invoice, wanted: 100, taken: 100 },
    ];
    await paid({ uses });
    expect(await mend()).toEqual([2, 0]);
    expect(await stored('invoices', invoice)).toMatchObject({
      due: 0,
      settled: 100,
      receipts: [
        { id: use, amount: 0 },
        { id: again, amount: 100 },
      ],
    });
    expect(await stored('payments', payment)).toMatchObject({ left: 50 });
  });

  it('by taking off its source what was paid back of it', async () => {
    await paid({ uses: [], left: 150 });
    await insert('payments', { direction: 'out', kind: 'refund', source: payment, amount: 60 });
    expect(await mend()).toEqual([1, 0]);
    expect(await stored('payments', payment)).toMatchObject({ left: 90, outs: [{ amount: 60 }] });
  });

  it('by claiming again the cash that a count of the drawer has in its sum', async () => {
    const [closing, move, late] = [new ObjectId(), new ObjectId(), new ObjectId()];
    await Promise.all([paid({ closing: null }), insert('tillMoves', { _id: move, closing: null })]);
    await insert('payments', { _id: late, direction: 'in', uses: [], closing: null });
    await insert('closings', { _id: closing, rows: [payment], moves: [move] });
    await unpaid({ due: 0, settled: 100, receipts: [{ id: use, source: payment, amount: 100 }] });
    expect(await mend()).toEqual([2, 0]);
    expect(await stored('payments', payment)).toMatchObject({ closing });
    expect(await stored('tillMoves', move)).toMatchObject({ closing });
    expect(await stored('payments', late)).toMatchObject({ closing: null });
  });

  it('by crediting an invoice again that lacks its note', async () => {
    await unpaid({ due: 30, settled: 70 });
    await insert('creditNotes', {
      _id: note,
      invoice,
      amount: 50,
      fromDue: 30,
      left: 20,
      uses: [],
      outs: [],
    });
    expect(await mend()).toEqual([1, 0]);
    expect(await stored('invoices', invoice)).toMatchObject({
      due: 0,
      credits: [{ id: note, amount: 50, fromDue: 30 }],
    });
  });
});

import { issuerOn } from '@clinic/contract/billing/issuers';
import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { SHIPPED_SETTINGS } from '@clinic/contract/clinic-settings';
import type { Db } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { testClock } from '../../../test/test-clock.ts';
import { CLINIC } from '../../platform/clinic-facts/clinic-facts.schema.ts';
import { BUSINESS } from '../business/business.schema.ts';
import { storeIssuers } from './031-issuers.ts';

const CALLED = { ...SHIPPED_SETTINGS, name: 'Tarang', legalName: 'Tarang LLP' };
const BUSINESS_OF_DAYS: Business = {
  ...DEFAULT_BUSINESS,
  legalName: 'Tarang Wellness LLP',
  address: '1 Market Road, Pune',
  state: '27',
  registration: [
    { from: '2024-04-01', kind: 'composition', gstin: '27AAPFU0939F1ZV' },
    { from: '2025-04-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' },
    { from: '2026-04-01', kind: 'none', gstin: '' },
  ],
  signatory: 'Meera Shah',
  foot: 'Pune',
};
const DAYS = [
  '2019-05-01',
  '2024-03-31',
  '2024-04-01',
  '2025-03-31',
  '2025-04-01',
  '2026-03-31',
  '2026-04-01',
];

describe('papers of an earlier release', () => {
  let database: TestDatabase;
  let db: Db;
  beforeEach(async () => {
    database = await openTestDatabase();
    db = database.connection.db as Db;
  });
  afterEach(() => database.close());

  const settings = () => db.collection<{ _id: string }>('settings');
  const set = async (clinic: object, business: object) => {
    await settings().replaceOne({ _id: CLINIC }, clinic, { upsert: true });
    await settings().replaceOne({ _id: BUSINESS }, business, { upsert: true });
  };
  const rows = (name: string) => db.collection(name).find().sort({ _id: 1 }).toArray();
  const addPapers = async () => {
    const updatedAt = testClock.now();
    const paper = (day: string) => ({ number: `No ${day}`, day, amount: 100, updatedAt });
    await db.collection('payments').insertMany(DAYS.map(paper));
    await db.collection('creditNotes').insertMany(DAYS.map(paper));
    await db.collection('invoices').insertMany(DAYS.map((date) => ({ date, total: 100, updatedAt })));
  };

  it('name the clinic as the settings do, registered as on their days, once and for ever', async () => {
    await set(CALLED, { ...BUSINESS_OF_DAYS, version: 3 });
    await addPapers();
    const before = await rows('invoices');
    await storeIssuers(db);
    const issuers = DAYS.map((day) => issuerOn(CALLED, BUSINESS_OF_DAYS, day));
    expect(issuers.map(({ registered }) => registered?.registration)).toEqual([
      undefined,
      undefined,
      'composition',
      'composition',
      'regular',
      'regular',
      undefined,
    ]);
    for (const name of ['invoices', 'creditNotes', 'payments'])
      expect((await rows(name)).map(({ issuer }) => issuer)).toEqual(issuers);
    expect(await rows('invoices')).toMatchObject(before);

    await set({ ...CALLED, name: 'Another' }, { ...BUSINESS_OF_DAYS, legalName: 'Another', version: 4 });
    await db.collection('invoices').insertOne({ date: '2026-05-01' });
    await storeIssuers(db);
    expect((await rows('invoices')).map(({ issuer }) => issuer.name)).toEqual([
      ...DAYS.map(() => 'Tarang'),
      'Another',
    ]);
  });

  it('of a clinic that saved no settings name the clinic of the release; a row without a number is no paper', async () => {
    await settings().insertOne({ _id: BUSINESS, version: 0, papersBegun: 2 } as { _id: string });
    await db.collection('invoices').insertOne({ date: '2026-05-01' });
    await db.collection('payments').insertOne({ day: '2026-05-01', number: null });
    await storeIssuers(db);
    expect((await rows('invoices'))[0]?.issuer).toEqual(
      issuerOn(SHIPPED_SETTINGS, DEFAULT_BUSINESS, '2026-05-01'),
    );
    expect((await rows('payments'))[0]).not.toHaveProperty('issuer');
  });
});

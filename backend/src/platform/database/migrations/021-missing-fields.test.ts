import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { missingFields } from './021-missing-fields.ts';

describe('fields that records of earlier releases lack', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const expiresAt = new Date('2026-11-20T08:00:00Z');
  const week = 7 * 24 * 60 * 60_000;
  const LACKING = {
    audit: { record: { kind: 'login', id: '1' } },
    clients: {
      endedPrograms: [{ reason: 'completed' }],
      emailUndos: [{ email: 'old@example.in', expiresAt }],
      secondFactor: { recovery: ['hash'] },
    },
    erasures: { state: 'asked' },
    journal: { expected: { meals: [{ key: 'meal:Lunch:1' }], doses: [{ name: 'B12' }] } },
  };
  const WHOLE = {
    audit: { record: { kind: 'login', id: '1', name: '' } },
    clients: {
      endedPrograms: [{ reason: 'completed', measures: [] }],
      emailUndos: [
        { email: 'old@example.in', expiresAt, to: '', askedAt: new Date(expiresAt.getTime() - week) },
      ],
      secondFactor: { recovery: ['hash'], recoveryAt: new Date(0) },
    },
    erasures: { state: 'asked', notTheirs: [], phones: [] },
    journal: {
      expected: {
        meals: [{ key: 'meal:Lunch:1', choices: [] }],
        doses: [{ name: 'B12', quantity: '', notes: '', timing: '' }],
      },
    },
  };
  /** Records as the present release writes them. */
  const PRESENT = {
    audit: { record: { kind: 'item', id: '2', name: 'Triphala' } },
    clients: { name: 'Asha', endedPrograms: [{ measures: [{ kind: 'waist', value: 88 }] }] },
    erasures: { phones: ['9825012345'], notTheirs: ['x'] },
    journal: { expected: { meals: [{ choices: [{ name: 'Dal' }] }], doses: [] } },
  };

  it('are filled in once, and those that are there stay, also when the step is run again', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    for (const [name, record] of Object.entries(LACKING))
      await db.collection(`restoring.${name}`).insertMany([{ ...record }, { ...PRESENT[name as 'audit'] }]);
    for (const _again of [1, 2]) {
      await missingFields(db, (name) => `restoring.${name}`);
      for (const [name, whole] of Object.entries(WHOLE)) {
        const found = await db
          .collection(`restoring.${name}`)
          .find({}, { projection: { _id: 0 } })
          .toArray();
        expect(found).toEqual([whole, PRESENT[name as 'audit']]);
      }
    }
  });
});

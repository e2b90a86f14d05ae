import { getModelToken } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { AuditRecord } from './audit.schema.ts';
import { AuditRows } from './audit-rows.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { auditRow } from '../writes/audit-row.ts';
import { testClock } from '../../../test/test-clock.ts';

const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;

describe('stored audit rows', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  it('are not assumed stored when the connection breaks midway', async () => {
    const { collection } = clinic.get<Model<AuditRecord>>(getModelToken(AuditRecord.name), { strict: false });
    const broken = new MongoBulkWriteError(new MongoNetworkError('connection closed'), {} as never);
    jest.spyOn(collection, 'insertMany').mockRejectedValueOnce(broken);
    const row = auditRow({} as ClinicRequest, { action: 'read', kind: 'form' }, testClock.now());
    const rows = clinic.get(AuditRows, { strict: false });
    await expect(rows.store([{ row, subject: {} }])).rejects.toThrow(broken);
    await rows.store([{ row, subject: {} }]);
    await expect(rows.store([{ row, subject: {} }])).resolves.toBeUndefined();
    expect(await collection.countDocuments({ _id: row._id })).toBe(1);
  });
});

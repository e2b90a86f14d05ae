import type { Erasure } from '@clinic/contract/privacy/privacy';
import { Types } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { fullClient } from '../../../test/full-client.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import type { Person } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { AUDIT_ROW_COUNT, manyAuditRows } from '../../../test/many-audit-rows.ts';
import type { ErasureRecord } from './erasure.schema.ts';
import { runJob } from '../../../test/run-job.ts';
import { fromNow } from '../../../test/test-clock.ts';

describe('a server that is killed while it erases a client', () => {
  let records: ClinicRecords;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());

  const erasures = () => records.clinic.connection.collection<ErasureRecord>('erasures');
  const locks = () => records.clinic.connection.collection<{ _id: string; expiresAt: Date }>('leases');
  const ask = async (client: Person): Promise<Types.ObjectId> => {
    await records.clinic.as(client).post('/privacy/erasure').send({}).expect(200);
    const asked = await erasures().findOne({ client: new Types.ObjectId(client.id), state: 'asked' });
    return asked?._id as Types.ObjectId;
  };

  // The clinical record is kept for years; these kinds go at once, in this order, and names in the audit last.
  it.each([0, 5])(
    'leaves it to the next one, which counts everything once: killed after %s kinds',
    async (kinds) => {
      const client = await fullClient(records);
      await manyAuditRows(records.clinic.connection, client);
      const id = await ask(client);
      const server = await startServerProcess(records.clinic.uri);
      const confirmed = await fetch(`${server.api}/admin/erasures/${id.toHexString()}/confirm`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${records.admin.token}` },
      });
      expect(confirmed.status).toBe(200);
      await until(async () => {
        const { gone = {} } = (await erasures().findOne({ _id: id })) ?? {};
        return Object.keys(gone).length >= kinds || undefined;
      });
      await server.kill();
      // Ends the dead worker's lock.
      await locks().updateOne({ _id: 'erasures' }, { $set: { expiresAt: new Date(0) } });
      expect((await erasures().findOne({ _id: id }))?.state).toBe('erasing');
      await records.clinic.as(client).get('/client/me').expect(401);

      for (const minutes of [3, 6]) await runJob(records.clinic, 'erasures', fromNow(minutes * 60_000));

      const { body } = await records.as('admin').get(`/rest/erasures/${id.toHexString()}`).expect(200);
      const certificate = body as Erasure;
      expect(certificate.state).toBe('waiting');
      const counts = Object.fromEntries(certificate.gone.map(({ kind, count }) => [kind, count]));
      expect(counts).toMatchObject({
        'Account and contact data': 1,
        Appointments: 1,
        Enquiries: 1,
        'Newsletter addresses': 1,
      });
      expect(counts['Names in the audit']).toBeGreaterThanOrEqual(AUDIT_ROW_COUNT);
      const audit = records.clinic.connection.collection('audit');
      expect(await audit.countDocuments({ keys: client.name.toLowerCase() })).toBe(0);
      const nameless = await audit.countDocuments({ 'client.id': client.id, 'client.name': 'erased client' });
      expect(counts['Names in the audit']).toBeGreaterThanOrEqual(nameless);
    },
  );
});

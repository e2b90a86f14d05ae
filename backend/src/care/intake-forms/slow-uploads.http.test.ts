import { request, type ClientRequest } from 'node:http';
import { PDF } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { UploadTurns } from '../../platform/files/upload-turns.ts';

const BOUNDARY = 'a-boundary';
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('eight clients who send a report a byte at a time', () => {
  let clinic: TestApp;
  let turns: UploadTurns;
  const slow: ClientRequest[] = [];
  beforeAll(async () => {
    clinic = await openTestApp();
    turns = clinic.get(UploadTurns, { strict: false });
  });
  afterAll(async () => {
    for (const call of slow) call.destroy();
    await clinic.close();
  });

  const begin = (person: Person) => {
    const call = request(`${clinic.base}/form/submitForm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': 1_000_000,
      },
    });
    call.on('error', () => undefined);
    call.write(field('client', person.id) + field('formType', 'PersonalDetails') + field('fields', '{}'));
    call.write(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="bloodReport"; filename="report.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`,
    );
    slow.push(call);
  };

  it('leave the doctor’s report its place, and give theirs back with their connections', async () => {
    const doctor = await clinic.addDoctor();
    const client = await clinic.addClient(doctor);
    for (let at = 0; at < 8; at++) begin(await clinic.addClient());
    const stand = await until(async () => {
      const counts = await Promise.resolve(turns.counts());
      return counts.underWay + counts.waiting === 8 ? counts : undefined;
    });
    await clinic
      .as(doctor)
      .post('/form/submitForm')
      .field({ client: client.id, formType: 'PersonalDetails', fields: '{}' })
      .attach('bloodReport', PDF, 'report.pdf')
      .expect(200);
    expect(stand).toEqual({ underWay: 6, waiting: 2 });

    for (const call of slow) call.destroy();
    await until(async () => {
      const { underWay, waiting } = await Promise.resolve(turns.counts());
      return underWay + waiting === 0 || undefined;
    });
  });
});

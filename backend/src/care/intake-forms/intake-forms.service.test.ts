import { FORM_TYPES } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FilesSweeper } from '../../platform/files/files-sweeper.ts';
import { BloodReports } from './blood-reports.ts';
import { IntakeFormsService } from './intake-forms.service.ts';
import { job } from '../../platform/writes/write-context.ts';
import { testClock } from '../../../test/test-clock.ts';

const pdf = { name: 'report.pdf', contents: Buffer.from('%PDF-1.7\n% a blood report\n') };

describe('intake forms', () => {
  let test: TestApp;
  let forms: IntakeFormsService;
  let doctor: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    forms = test.get(IntakeFormsService, { strict: false });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    doctor = await test.addDoctor();
    client = await test.addClient(doctor);
  });

  const bodyStatus = (fields: Record<string, unknown>) =>
    ({ client: client.id, formType: 'BodyStatus', fields }) as const;
  const received = ({ name, contents }: { name: string; contents: Buffer } = pdf) =>
    test.get(BloodReports, { strict: false }).receive(Readable.from([contents]), name);
  const files = () => test.connection.collection('files.files').countDocuments();

  it.each(FORM_TYPES)(
    'keeps a %s form with every field as text, empty where nothing was said',
    async (formType) => {
      const saved = await forms.submit(job(doctor), { client: client.id, formType, fields: {} });
      expect(new Set(Object.values(saved.fields))).toEqual(new Set(['']));
      expect(await forms.get(doctor, client.id, formType)).toEqual(saved);
      expect(saved).toMatchObject({
        status: 'Active',
        createdBy: doctor.id,
        createdByType: 'Doctor',
        updatedBy: null,
      });
    },
  );

  it('reads numbers as text, trims, and drops fields that the form does not have', async () => {
    const { fields } = await forms.submit(
      job(doctor),
      bodyStatus({ weight: 72.5, bmi: ' 24 ', height: '170' }),
    );
    expect(fields).toMatchObject({ weight: '72.5', bmi: '24' });
    expect(fields).not.toHaveProperty('height');
  });

  it('stores one of fifty concurrent first saves of a form, and overwrites nothing', async () => {
    const { worked, codes } = await atOnce(
      Array.from({ length: 50 }, (_, weight) =>
        forms.submit(job(doctor), bodyStatus({ weight: String(weight) })),
      ),
    );
    expect(worked).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['FORM_EXISTS']));
    expect(await forms.get(doctor, client.id, 'BodyStatus')).toEqual(worked[0]);
  });

  it('keeps every one of fifty changes at once as a version', async () => {
    const { id } = await forms.submit(job(doctor), bodyStatus({ weight: '80' }));
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        forms.update(job(doctor), { formId: id, client: client.id, fields: { weight: `${at}` } }),
      ),
    );
    const versions = await forms.history(doctor, client.id, 'BodyStatus');
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 51 }, (_, at) => 51 - at));
    const weights = versions.map(({ body }) => (body.fields as { weight: string }).weight);
    expect(new Set(weights).size).toBe(51);
  });

  it('answers older states first to last, with who saved them', async () => {
    const { id } = await forms.submit(job(doctor), bodyStatus({ weight: '80', bmi: '27' }));
    await forms.update(job(doctor), { formId: id, client: client.id, fields: { weight: '78' } });
    const [now, before] = await forms.history(doctor, client.id);
    expect(now).toMatchObject({ version: 2, by: { id: doctor.id, name: doctor.name, role: 'doctor' } });
    expect(now?.body.fields).toMatchObject({ weight: '78', bmi: '27' });
    expect(before).toMatchObject({ version: 1, body: { fields: { weight: '80', bmi: '27' } } });
  });

  it('refuses a change of a form that another session changed meanwhile', async () => {
    const { id, updatedAt } = await forms.submit(job(doctor), bodyStatus({ weight: '80' }));
    const change = (weight: string) =>
      forms.update(job(doctor), { formId: id, client: client.id, fields: { weight }, updatedAt });
    await change('79');
    await expect(change('78')).rejects.toMatchObject({ code: 'STALE_RECORD' });
    const { worked } = await atOnce(
      Array.from({ length: 20 }, async () => {
        const seen = await forms.get(doctor, client.id, 'BodyStatus');
        return forms.update(job(doctor), {
          formId: id,
          client: client.id,
          fields: {},
          updatedAt: seen?.updatedAt,
        });
      }),
    );
    expect(worked.length).toBeGreaterThan(0);
    expect(await forms.history(doctor, client.id)).toHaveLength(2 + worked.length);
  });

  describe('of a client', () => {
    it('are read, filled and edited by the client when they are personal details or dietary recall', async () => {
      const fields = { name: 'Asha', gender: 'Female' };
      const mine = await forms.submit(job(client), {
        client: client.id,
        formType: 'PersonalDetails',
        fields,
      });
      expect(mine).toMatchObject({ createdBy: client.id, createdByType: 'Client' });
      const edited = await forms.update(job(doctor), {
        formId: mine.id,
        client: client.id,
        fields: { age: '40' },
      });
      expect(edited).toMatchObject({ updatedByType: 'Doctor', fields: { name: 'Asha', age: '40' } });
      expect(await forms.get(client, client.id, 'PersonalDetails')).toEqual(edited);
    });

    it.each(['FamilyHistory', 'MedicalHistory', 'HealthHabits', 'BodyStatus'] as const)(
      'show the client of %s only that it exists',
      async (formType) => {
        const { _id, createdAt, updatedAt, id } = await forms.submit(
          job(doctor),
          { client: client.id, formType, fields: {} },
          await received(),
        );
        const stub = { _id, formType, createdAt, updatedAt };
        expect(await forms.get(client, client.id, formType)).toEqual(stub);
        expect(await forms.list(client, client.id)).toEqual([stub]);
        await expect(
          forms.update(job(client), { formId: id, client: client.id, fields: {} }),
        ).rejects.toMatchObject({ code: 'FORBIDDEN' });
        await expect(forms.bloodReport(client, client.id, formType)).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
      },
    );

    it('are private: another doctor does not learn of them, another client is turned away', async () => {
      const { id } = await forms.submit(job(doctor), bodyStatus({}));
      const [stranger, other] = [await test.addDoctor(), await test.addClient(doctor)];
      await expect(forms.list(stranger, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(forms.list(other, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(
        forms.update(job(doctor), { formId: id, client: other.id, fields: {} }),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  describe('with a blood report', () => {
    it('give back the file under a safe name, and keep it when only the fields change', async () => {
      const upload = { ...pdf, name: '../../etc/रिपोर्ट "५"\r\n.exe' };
      const { id, bloodReport } = await forms.submit(job(doctor), bodyStatus({}), await received(upload));
      expect(bloodReport).toBe(`/api/form/${client.id}/BodyStatus/blood-report`);
      const again = await forms.update(job(doctor), {
        formId: id,
        client: client.id,
        fields: { weight: '70' },
      });
      expect(again.bloodReport).toBe(bloodReport);
      const { report, bytes, contents } = await forms.bloodReport(doctor, client.id, 'BodyStatus');
      expect(report).toMatchObject({ name: 'रिपोर्ट ५.pdf', mediaType: 'application/pdf' });
      expect([bytes, await buffer(contents)]).toEqual([pdf.contents.length, pdf.contents]);
    });

    it('lose no report that an earlier state names, and leave none that no state names', async () => {
      const sweeper = test.get(FilesSweeper, { strict: false });
      await sweeper.sweep(-1000);
      const before = await files();
      const { id, updatedAt } = await forms.submit(job(doctor), bodyStatus({}), await received());
      const change = { formId: id, client: client.id, fields: {}, updatedAt };
      await forms.update(job(doctor), change, await received());
      await test.connection.collection('files.files').insertOne({
        filename: 'left behind',
        uploadDate: testClock.ofDriver(),
        metadata: { owner: { client: client.id, formType: 'BodyStatus' } },
      });
      expect(await sweeper.sweep()).toBe(0);
      expect(await sweeper.sweep(-1000)).toBe(1);
      expect(await files()).toBe(before + 2);
      expect(await sweeper.sweep(-1000)).toBe(0);
    });

    it('leave nothing of an upload that was cut off in its middle', async () => {
      const sweeper = test.get(FilesSweeper, { strict: false });
      await sweeper.sweep(-2000);
      const chunks = test.connection.collection('files.chunks');
      const before = await chunks.countDocuments();
      async function* cutOff() {
        yield Buffer.concat([pdf.contents, Buffer.alloc(600_000)]);
        await Promise.reject(new Error('The sender is gone.'));
      }
      const reports = test.get(BloodReports, { strict: false });
      await expect(reports.receive(cutOff(), 'report.pdf')).rejects.toThrow('gone');
      // A server that was killed leaves pieces of a file without the row of the file.
      await chunks.insertOne({ files_id: new Types.ObjectId(), n: 0, data: Buffer.alloc(10) });
      await sweeper.sweep(-2000);
      expect(await chunks.countDocuments()).toBe(before);
    });

    it('do not take a file of another kind, whatever it is called', async () => {
      const shots: [string, Buffer][] = [
        ['empty.pdf', Buffer.alloc(0)],
        ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
        ['picture.png', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
        ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
        ['program.jpg', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
        ['archive.pdf', Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00')],
      ];
      const before = await files();
      for (const [name, contents] of shots)
        await expect(received({ name, contents })).rejects.toMatchObject({ code: 'FILE_INVALID' });
      expect(await files()).toBe(before);
    });
  });

  it('says what is wrong with a field by its name', async () => {
    const wrong: [string, string, unknown][] = [
      ['PersonalDetails', 'dob', '2026-02-30'],
      ['PersonalDetails', 'gender', 'Cat'],
      ['PersonalDetails', 'name', 'two\nlines'],
      ['PersonalDetails', 'name', 'x'.repeat(201)],
      ['PersonalDetails', 'name', ['x']],
      ['PersonalDetails', 'name', { $ne: '' }],
      ['PersonalDetails', 'name', true],
      ['PersonalDetails', 'address', 'x'.repeat(5001)],
      ['DietaryRecall', 'date', 'today'],
    ];
    for (const [formType, field, value] of wrong) {
      const form = { client: client.id, formType: formType as 'PersonalDetails', fields: { [field]: value } };
      await expect(forms.submit(job(doctor), form)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        extra: { details: { [field]: [expect.any(String)] } },
      });
    }
  });

  it('does not know a form that does not exist', async () => {
    expect(await forms.get(doctor, client.id, 'BodyStatus')).toBeNull();
    expect(await forms.history(doctor, client.id)).toEqual([]);
    const formId = new Types.ObjectId().toHexString();
    await expect(forms.update(job(doctor), { formId, client: client.id, fields: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(forms.bloodReport(doctor, client.id, 'BodyStatus')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

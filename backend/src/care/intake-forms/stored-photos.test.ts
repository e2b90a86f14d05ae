import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { runJob } from '../../../test/run-job.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Version } from '../../platform/database/versions.ts';
import { FileRecord } from '../../platform/files/file.schema.ts';
import { Files } from '../../platform/files/files.service.ts';
import { IntakeFormRecord } from './intake-form.schema.ts';
import { ReportAllowanceRecord } from './report-allowance.schema.ts';

const photo = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Make: 'A phone of the clinic' } })
    .jpeg()
    .toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('photos that an earlier release stored as they were sent', () => {
  let clinic: TestApp;
  let doctor: Person;
  const modelOf = <Row>({ name }: { name: string }): Model<Row> =>
    clinic.get(getModelToken(name), { strict: false });

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  async function bytesOf(file: Types.ObjectId): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of await clinic.get(Files, { strict: false }).read(file)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Stores a form with such files: as its present report and as that of the version before. */
  async function stored(...contents: [before: Buffer, now: Buffer]) {
    const client = await clinic.addClient(doctor);
    const { body } = await clinic
      .as(doctor)
      .post('/form/submitForm')
      .send({ client: client.id, formType: 'MedicalHistory', fields: {} })
      .expect(200);
    const { _id: formId, updatedAt } = body.data;
    await clinic
      .as(doctor)
      .put('/form/update')
      .send({ formId, client: client.id, fields: { allergies: 'none' }, updatedAt })
      .expect(200);
    const files = clinic.get(Files, { strict: false });
    const ids: Types.ObjectId[] = [];
    for (const one of contents) {
      const { file, bytes } = await files.store([one], 'report');
      await files.own(file, { client: client.id, formType: 'MedicalHistory' });
      await modelOf<FileRecord>(FileRecord).updateOne({ _id: file }, { $unset: { 'metadata.isPlain': 1 } });
      await modelOf<ReportAllowanceRecord>(ReportAllowanceRecord).updateOne(
        { _id: new Types.ObjectId(client.id) },
        { $push: { reports: { file, bytes } } },
        { upsert: true },
      );
      ids.push(file);
    }
    const [before, now] = ids as [Types.ObjectId, Types.ObjectId];
    const report = (file: Types.ObjectId) => ({ file, name: 'report.jpg', mediaType: 'image/jpeg' });
    const of = new Types.ObjectId(formId as string);
    await modelOf(IntakeFormRecord).updateOne({ _id: of }, { $set: { bloodReport: report(now) } });
    await modelOf(Version).updateOne({ of }, { $set: { 'body.bloodReport': report(before) } });
    const named = async () => {
      const form = await modelOf<IntakeFormRecord>(IntakeFormRecord).findById(of).lean();
      const version = await modelOf<Version>(Version).findOne({ of }).lean();
      const allowance = await modelOf<ReportAllowanceRecord>(ReportAllowanceRecord)
        .findById(client.id)
        .lean();
      return {
        form,
        now: form?.bloodReport?.file as Types.ObjectId,
        before: (version?.body as IntakeFormRecord | undefined)?.bloodReport?.file as Types.ObjectId,
        counted: allowance?.reports ?? [],
      };
    };
    return { before, now, named };
  }

  it('lose their details in the form, in its versions and in what is counted, and the old ones go', async () => {
    const sent = await photo();
    const { before, now, named } = await stored(sent, sent);
    const { form: untouched } = await named();
    await runJob(clinic, 'stored-photos');
    const after = await named();
    for (const file of [after.now, after.before]) {
      expect((await bytesOf(file)).includes('phone')).toBe(false);
      expect(
        await sharp(await bytesOf(file))
          .raw()
          .toBuffer(),
      ).toEqual(await sharp(sent).raw().toBuffer());
    }
    const { length } = await bytesOf(after.now);
    expect(after.counted.map(({ file, bytes }) => [file.toHexString(), bytes])).toEqual([
      [after.before.toHexString(), length],
      [after.now.toHexString(), length],
    ]);
    expect(after.form).toMatchObject({ updatedAt: untouched?.updatedAt, version: untouched?.version });

    await runJob(clinic, 'stored-photos');
    for (const file of [before, now])
      expect(await clinic.get(Files, { strict: false }).find(file)).toBeNull();
    expect(await named()).toMatchObject({ now: after.now, before: after.before });
  });

  it('are looked at once: a PDF and a photo without details stay', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { before, now, named } = await stored(PDF, plain);
    await runJob(clinic, 'stored-photos');
    expect(await named()).toMatchObject({ before, now });
    const row = await modelOf<FileRecord>(FileRecord).findById(now).lean();
    expect(row?.metadata.isPlain).toBe(true);
  });

  it('are named by what was saved in the meantime, too', async () => {
    const sent = await photo();
    const { now, named } = await stored(PDF, sent);
    await runJob(clinic, 'stored-photos');
    const { now: plain, form } = await named();
    // A request that read the form before the job keeps the old file in a version.
    await modelOf(Version).updateOne({ of: form?._id }, { $set: { 'body.bloodReport.file': now } });
    await runJob(clinic, 'stored-photos');
    expect((await named()).before).toEqual(plain);
  });
});

import sharp from 'sharp';
import { HEIC_REFUSED } from '@clinic/contract/care/intake-forms/intake-forms';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const PLACE = {
  IFD0: { Make: 'Nisha’s phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' },
};
const blank = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#ddd' } });

describe('a photo of a report', () => {
  let clinic: TestApp;
  let doctor: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  async function upload(file: Buffer, name: string) {
    const client = await clinic.addClient(doctor);
    const saved = await clinic
      .as(doctor)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', 'MedicalHistory')
      .field('fields', '{}')
      .attach('bloodReport', file, name);
    return { client, saved };
  }

  it('is kept without place and phone, upright, with the picture as it was', async () => {
    const sent = await blank()
      .withExif(PLACE)
      .withMetadata({ orientation: 6, exif: PLACE })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes('phone')).toBe(true);
    const { client, saved } = await upload(Buffer.concat([sent, Buffer.from('ftypmp42 film')]), 'report.jpg');
    expect(saved.status).toBe(200);
    const { body } = await clinic
      .as(doctor)
      .get(`/form/${client.id}/MedicalHistory/blood-report`)
      .buffer()
      .parse((answer, done) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    expect(body.includes('phone') || body.includes('ftyp')).toBe(false);
    const kept = await sharp(body).metadata();
    expect(kept).toMatchObject({ width: 40, height: 20, orientation: 6 });
    expect(await sharp(body).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  });

  it('in Apple’s format is refused with how to send it', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
    const { saved } = await upload(heic, 'IMG_0412.HEIC');
    expect(saved.status).toBe(400);
    expect(saved.body).toMatchObject({ code: 'FILE_INVALID', message: HEIC_REFUSED });
  });
});

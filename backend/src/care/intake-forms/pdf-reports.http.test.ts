import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const PDF = '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const behind = (before: string) => Buffer.from(before + PDF);

describe('a PDF that does not begin at once', () => {
  let clinic: TestApp;
  let doctor: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  async function upload(file: Buffer) {
    const client = await clinic.addClient(doctor);
    const saved = await clinic
      .as(doctor)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', 'MedicalHistory')
      .field('fields', '{}')
      .attach('bloodReport', file, 'report.pdf');
    return { client, saved };
  }

  it.each([
    ['at its first byte', behind('')],
    ['behind a byte order mark', behind('\u{feff}')],
    ['behind blanks and empty lines', behind(' \t\r\n\r\n  ')],
    ['behind a byte order mark and an empty line', behind('\u{feff}\r\n')],
    ['behind printable lines', behind('@PJL SET JOBNAME="CBC"\r\nScanned at the Lab, 12:30\r\n')],
    ['behind a line in Gujarati', behind('લોહીનો રિપોર્ટ\n')],
    ['at the last place within 1,024 bytes', behind(`${'x'.repeat(1018)}\n`)],
  ])('is taken %s, and served as the same bytes', async (_, file) => {
    const { client, saved } = await upload(file);
    expect([saved.status, saved.body.code]).toEqual([200, undefined]);
    const served = await clinic
      .as(doctor)
      .get(`/form/${client.id}/MedicalHistory/blood-report`)
      .buffer(true)
      .expect(200);
    expect(served.headers['content-type']).toBe('application/pdf');
    expect(served.headers['content-disposition']).toContain('report.pdf');
    expect(Buffer.compare(served.body as Buffer, file)).toBe(0);
  });

  it.each([
    ['farther behind', behind(`${'x'.repeat(1019)}\n`)],
    ['behind a control character', behind('\u{1b}%-12345X@PJL\n')],
    ['behind a zero byte', behind('\0\n')],
    ['within a line', behind('see ')],
    ['behind bytes that are no text', Buffer.concat([Buffer.from([0xe9, 0x0a]), Buffer.from(PDF)])],
  ])('is refused %s', async (_, file) => {
    const { saved } = await upload(file);
    expect([saved.status, saved.body.code]).toEqual([400, 'FILE_INVALID']);
  });
});

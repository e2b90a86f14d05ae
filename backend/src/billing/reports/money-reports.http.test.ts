import { unzipSync } from 'fflate';
import { DEFAULT_BUSINESS, type RegistrationKind } from '@clinic/contract/billing/business';
import { b2b } from '@clinic/contract/billing/gst-return-sections';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import type { Response } from 'supertest';
import { JUNE } from '../../../test/month-of-june.ts';
import { sheetRows } from '../../../test/sheet-rows.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { storeJune } from '../../../test/stored-june.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { ReturnCheck } from './return-check.ts';

const RETURNS = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsnB2b',
  'hsnB2c',
  'at',
  'atadj',
  'docs',
  'lostNumbers',
];
const JUNE_QUERY = 'from=2026-06-01&to=2026-06-30';

/** Reads an answer as a file, of any type. */
const asFile = (answer: Response, done: (error: Error | null, file: Buffer) => void): void => {
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(Buffer.from(piece)));
  answer.on('end', () => done(null, Buffer.concat(pieces)));
};

describe('reports of money', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    await storeJune(staffed.clinic.connection);
  });
  afterAll(() => staffed.clinic.close());

  const admin = () => staffed.clinic.as(staffed.admin);
  const get = (name: string, query = JUNE_QUERY) => admin().get(`/report/${name}?${query}`);
  const report = async (name: string, query?: string): Promise<MoneyReport> =>
    (await get(name, query).expect(200)).body;
  const file = async (name: string, format: string): Promise<Buffer> =>
    (
      await get(name, `${JUNE_QUERY}&format=${format}`)
        .buffer(true)
        .parse(asFile as never)
        .expect(200)
    ).body;

  it('refuse the tables of returns while the clinic is not registered, and leave them out of the archive', async () => {
    expect((await get('b2b').expect(409)).body.code).toBe('NOT_REGISTERED');
    const names = Object.keys(unzipSync(await file('month', 'zip')));
    expect(names).toEqual([
      'collectionsByDay.csv',
      'collectionsByMode.csv',
      'collectionsByPerson.csv',
      'collectionsByDoctor.csv',
      'sales.csv',
      'owed.csv',
      'advances.csv',
    ]);
  });

  it.each([
    ['b2b', 'from=2026-06-31&to=2026-07-01', 400],
    ['b2b', 'from=2026-06-02&to=2026-06-01', 400],
    ['b2b', 'from=2026-06-01', 400],
    ['sales', `${JUNE_QUERY}&format=zip`, 400],
    ['month', JUNE_QUERY, 400],
    ['surprise', JUNE_QUERY, 404],
  ])('refuse %s?%s', async (name, query, status) => {
    expect((await get(name, query)).status).toBe(status);
  });

  it('say what came in by day, mode, person and doctor', async () => {
    const { clinic, assistant, doctor } = staffed;
    const program = (client: string, rupees: number, over: object = {}) =>
      clinic
        .as(assistant)
        .post('/invoice/addInvoice')
        .send(
          makeInvoice(client, [], { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees, ...over }),
        )
        .expect(200);
    const own = (await clinic.addClient(doctor)).id;
    await program(own, 500);
    await program(own, 250, { payments: [{ mode: 'UPI', amount: 100 }] });
    await program((await clinic.addClient()).id, 40);
    const { body } = await clinic
      .as(assistant)
      .post('/payment/receive')
      .send({ client: own, mode: 'Card', amount: 200 })
      .expect(200);
    await clinic
      .as(assistant)
      .post('/payment/refund')
      .send({ source: body.payment.id, mode: 'Cash', amount: 50, reason: 'Too much' })
      .expect(200);
    const { day } = body.payment;
    const days = `from=${day}&to=${day}`;
    expect((await report('collectionsByDay', days)).rows).toEqual([[day, 490, 100, 200, 0, 0, 840, 50, 790]]);
    expect((await report('collectionsByMode', days)).rows).toEqual([
      ['Cash', 3, 540, 50, 490],
      ['UPI', 1, 100, 0, 100],
      ['Card', 1, 200, 0, 200],
    ]);
    expect((await report('collectionsByPerson', days)).rows).toEqual([
      [assistant.name, 490, 100, 200, 0, 0, 840, 50, 790],
    ]);
    expect((await report('collectionsByDoctor', days)).rows).toEqual([
      [doctor.name, 450, 100, 200, 0, 0, 800, 50, 750],
      ['Without doctor', 40, 0, 0, 0, 0, 40, 0, 40],
    ]);
    expect((await report('advances', days)).rows).toEqual([]);
    const { invoice } = (await program(own, 30, { payments: [], date: '2026-03-02' })).body;
    const owed = async (query: string) =>
      (await report('owed', query)).rows.filter((row) => row[2] === invoice.invoiceNumber);
    expect(await owed(days)).toEqual([
      ['2026-03-02', expect.any(Number), invoice.invoiceNumber, '2026-03-02', expect.any(String), 30, 30, 30],
    ]);
    expect(await owed('from=2026-03-01&to=2026-03-01')).toEqual([]);
    expect(await owed(`from=2026-03-01&to=${addDays(day, 40)}`)).toHaveLength(1);
  });

  it('list sales with credit notes below 0', async () => {
    const { rows, columns, complete } = await report('sales');
    expect(columns.map(({ label }) => label).slice(6)).toEqual([
      'Value',
      'CGST',
      'SGST',
      'IGST',
      'Tax',
      'Round-off',
      'Total',
      'Paid and kept',
      'Due',
      'Credited',
    ]);
    expect([rows.length, complete]).toEqual([11, true]);
    expect(rows[0]?.slice(0, 3)).toEqual(['2026-06-03', 'TW/26-27/00011', 'Tax Invoice']);
    expect(rows[0]?.slice(6)).toEqual([700, 5, 5, 0, 10, 0, 710, 710, 0, 0]);
    for (const row of rows) {
      const [total = 0, kept = 0, due = 0, credited = 0] = row.slice(12).map((cell) => toPaise(Number(cell)));
      expect([row[1], total]).toEqual([row[1], kept + due + credited]);
    }
    expect(rows[8]?.slice(6)).toEqual([-100, -2.5, -2.5, 0, -5, 0, -105, 0, 0, -105]);
  });

  it('write no cell that a spreadsheet runs', async () => {
    expect((await file('sales', 'csv')).toString()).toContain(",'=Asha Patel,");
    const sheets = unzipSync(await file('sales', 'xlsx'));
    expect(Object.keys(sheets)).toContain('xl/worksheets/sheet1.xml');
    const sheet = new TextDecoder().decode(sheets['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>710</v>');
  });

  const register = async (kind: RegistrationKind, from: string) => {
    const { version } = (await admin().get('/admin/business').expect(200)).body;
    const registration = [{ from, kind, gstin: '24AAPFU0939F1Z1' }];
    const named = { legalName: 'Tarang', address: 'Surat', state: '24', registration };
    // The same invoices are reported under each registration, which is written past the API, since the API refuses to
    // change it under them.
    await staffed.clinic.connection
      .collection('settings')
      .updateOne({ _id: 'business' as never }, { $set: { registration: [] } });
    await admin()
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, ...named, version })
      .expect(200);
  };

  it('of a composition dealer are sales and collections, and say that there is no GSTR-1', async () => {
    await register('composition', '2026-01-01');
    const { body } = await get('gstr3b').expect(409);
    expect([body.code, body.message]).toEqual([
      'NOT_REGISTERED',
      expect.stringMatching(
        /^Under composition there is no GSTR-1: .* Sales and collections have their figures\.$/,
      ),
    ]);
    expect((await report('sales')).rows).toHaveLength(11);
    expect(Object.keys(unzipSync(await file('month', 'zip')))).not.toContain('b2b.csv');
  });

  it('leave what was sold before the regular registration out of returns', async () => {
    await register('regular', '2026-06-20');
    expect((await report('b2cl')).rows).toEqual([]);
    expect((await report('docs')).rows[0]?.slice(1, 5)).toEqual(['TW/26-27/00018', 'TW/26-27/00019', 2, 0]);
  });

  describe('of a clinic that is registered the regular way', () => {
    beforeAll(() => register('regular', '2026-01-01'));

    it.each([...RETURNS, 'gstr3b'])('have the rows of the sheet in %s', async (name) => {
      expect((await report(name)).rows.map((row) => row.map(String))).toEqual(sheetRows(name));
    });

    it('have the sums of the stored papers, until somebody moves a paisa of one', async () => {
      const { clinic } = staffed;
      clinic.travelTo(new Date('2026-08-15T12:00:00+05:30'));
      const check = clinic.get(ReturnCheck, { strict: false });
      expect(await check.run()).toEqual([]);
      const line = 'gst.lines.0.taxable';
      const move = (paise: number) =>
        clinic.connection
          .collection('invoices')
          .updateOne({ numberKey: 'tw/26-27/00012' }, { $inc: { [line]: paise } });
      await move(1);
      const wrong = await check.run();
      await move(-1);
      expect(wrong.map(({ collection, id }) => [collection, id])).toEqual([
        ['GSTR-3B 3.1', '2026-06'],
        ['GSTR-1 HSN', '2026-06'],
        ['GSTR-1 sections', '2026-06'],
      ]);
    });

    it('are all in the archive', async () => {
      const files = unzipSync(await file('month', 'zip'));
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([...RETURNS, 'gstr3b'].map((one) => `${one}.csv`)),
      );
      const [heading, ...lines] = new TextDecoder().decode(files['b2b.csv']).trim().split('\r\n');
      expect(heading).toBe(
        b2b(JUNE)
          .columns.map(({ label }) => label)
          .join(','),
      );
      expect(lines).toHaveLength(2);
    });
  });
});

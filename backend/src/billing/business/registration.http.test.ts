import { DEFAULT_BUSINESS, type GstRegistration, type SaveBusiness } from '@clinic/contract/billing/business';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';

const GSTIN = REGISTERED.registration[0].gstin;
const YESTERDAY = addDays(TODAY, -1);
const TOMORROW = addDays(TODAY, 1);

describe('a change of the registration', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let client: string;
  let taxClass: string;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = (await clinic.addClient()).id;
    taxClass = (await clinic.as(admin).post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await clinic.as(admin).post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    for (const name of ['settings', 'invoices', 'creditNotes'])
      await clinic.connection.collection(name).deleteMany({});
  });

  const save = async (rows: GstRegistration[], over: Partial<SaveBusiness> = {}) => {
    const { version } = (await clinic.as(admin).get('/admin/business').expect(200)).body;
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, registration: rows, version, ...over };
    return clinic.as(admin).put('/admin/business').send(business);
  };
  const from = (day: string, kind: GstRegistration['kind']): GstRegistration => ({
    from: day,
    kind,
    gstin: kind === 'none' ? '' : GSTIN,
  });
  const issue = (date: string) =>
    clinic
      .as(desk)
      .post('/invoice/issue')
      .send({ date, client, items: [], program: { name: 'Detox', weeks: 1, pricePerWeek: 105, taxClass } })
      .expect(200);
  const simple = async (date: string, rupees: number) =>
    (
      await clinic
        .as(desk)
        .post('/invoice/addInvoice')
        .send(
          makeInvoice(client, [], { date, selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees }),
        )
        .expect(200)
    ).body.invoice;
  const report = async (name: string): Promise<MoneyReport> =>
    (
      await clinic
        .as(admin)
        .get(`/report/${name}?from=${addDays(TODAY, -9)}&to=${TODAY}`)
        .expect(200)
    ).body;

  it('is refused on days that have papers of GST, with the first free day', async () => {
    const composition = from('2020-01-01', 'composition');
    await save([composition]);
    await issue(TODAY);
    for (const rows of [
      [composition, from(TODAY, 'regular')],
      [from('2020-01-01', 'regular')],
      [composition, from(YESTERDAY, 'none')],
      [],
    ]) {
      const { status, body } = await save(rows);
      expect([status, body.code, body.firstFree]).toEqual([409, 'REGISTRATION_IN_USE', TOMORROW]);
    }
    const { body } = await save([composition, from(TODAY, 'regular')]);
    expect(body.details).toEqual({ 'registration.1.from': [body.message] });
    expect(body.message).toBe(
      `Papers of GST are made out until ${formatDay(TODAY)}. The first free day is ${formatDay(TOMORROW)}.`,
    );
    expect((await save([composition, from(TOMORROW, 'regular')])).status).toBe(200);
    // No invoice is of another kind, nor would a new one be.
    expect((await save([composition, from(TOMORROW, 'none')])).status).toBe(200);
  });

  it('over simple invoices is asked, with their number and sum, where the screen wants to know', async () => {
    await simple(YESTERDAY, 300);
    await simple(TODAY, 150.5);
    const rows = [from(YESTERDAY, 'regular')];
    const asked = await save(rows, { overSimple: { number: 0, sum: 0 } });
    expect([asked.status, asked.body.code, asked.body.simpleInvoices]).toEqual([
      409,
      'SIMPLE_INVOICES',
      { number: 2, sum: 450.5 },
    ]);
    await simple(TODAY, 50);
    const changed = await save(rows, { overSimple: { number: 2, sum: 450.5 } });
    expect([changed.status, changed.body.simpleInvoices]).toEqual([409, { number: 3, sum: 500.5 }]);
    expect((await save(rows, { overSimple: { number: 3, sum: 500.5 } })).status).toBe(200);
  });

  it('leaves simple invoices in no table, which the tables and the file name', async () => {
    await simple(addDays(TODAY, -2), 70);
    const { id, invoiceNumber, updatedAt } = await simple(TODAY, 300);
    // The request names no simple invoices, so the server asks for no confirmation.
    expect((await save([from(YESTERDAY, 'regular')])).status).toBe(200);
    const credit = { updatedAt, reason: 'Too much', lines: [{ line: 0, amount: 100, returned: 'none' }] };
    await clinic.as(desk).post(`/invoice/credit/${id}`).send(credit).expect(200);
    await issue(TODAY);
    expect((await report('b2cs')).inNoTable).toEqual({ number: 1, sum: 300 });
    expect((await report('gstr3b')).rows.at(-1)).toEqual([
      'In no table: 1 simple invoice, without tax class',
      300,
      0,
      0,
      0,
      0,
    ]);
    expect((await report('inNoTable')).rows).toEqual([
      [TODAY, invoiceNumber, expect.any(String), 'Simple invoice: its lines have no tax class', 300, 100],
    ]);
    expect((await report('sales')).inNoTable).toBeUndefined();
  });

  it('counts the notes of table 13 from its first day on', async () => {
    const { id, updatedAt } = await simple(TODAY, 300);
    const credit = { updatedAt, reason: 'Too much', lines: [{ line: 0, amount: 100, returned: 'none' }] };
    await clinic.as(desk).post(`/invoice/credit/${id}`).send(credit).expect(200);
    await clinic.connection.collection('creditNotes').updateMany({}, { $set: { day: YESTERDAY } });
    await save([from(TODAY, 'regular')]);
    await issue(TODAY);
    expect((await report('docs')).rows.map(([nature]) => nature)).toEqual(['Invoices for outward supply']);
  });
});

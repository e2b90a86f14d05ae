import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import type { Payment } from '@clinic/contract/billing/payments';
import { knowClinic, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import type { ClinicSettings } from '@clinic/contract/clinic-settings';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { MoneyChecks } from '../money-checks/money-checks.ts';

const SHIPPED: PaperIssuer = {
  name: 'Tulsivan Wellness Clinic',
  legalName: 'Tulsivan Wellness Clinic LLP',
  address: '2nd Floor, Madhuban House, Near Law Garden, Ellisbridge, Ahmedabad 380006, Gujarat',
  phones: ['+91 79 1555 0142', '+91 79 1555 0143'],
  email: 'hello@tulsivan.example',
  gstin: '',
  registered: null,
};
const PUNE: Partial<Business> = { ...REGISTERED, registration: [...REGISTERED.registration], foot: 'Pune' };
const IN_PUNE = {
  legalName: 'Trim Wellness LLP',
  address: '1 Market Road, Pune',
  signatory: '',
  foot: 'Pune',
};
const MOVED: Partial<Business> = {
  legalName: 'Tarang LLP',
  address: 'Sector 17, Chandigarh',
  state: '04',
  registration: [{ from: '2020-01-01', kind: 'regular', gstin: '04AAPFU0939F1Z3' }],
  signatory: 'Meera Shah',
  foot: '',
};
const PROGRAM = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 1180 };

describe('the clinic on a paper', () => {
  let staffed: StaffedClinic;
  let taxClass: string;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    const rates = [{ from: '2020-01-01', percent: 18 }];
    const service = makeTaxClass({ supply: 'service', code: '999723', unit: '', name: 'Yoga', rates });
    taxClass = (await admin().post('/rest/taxClasses').send(service).expect(200)).body.id;
    await admin().post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  afterAll(async () => {
    knowClinic(SHIPPED_CLINIC);
    await staffed.clinic.close();
  });

  const admin = () => staffed.clinic.as(staffed.admin);
  const post = async (path: string, body: object) =>
    (await staffed.clinic.as(staffed.assistant).post(path).send(body).expect(200)).body;
  const rename = async (over: Partial<ClinicSettings>) => {
    const { clinic, version } = (await admin().get('/admin/clinic').expect(200)).body;
    await admin()
      .put('/admin/clinic')
      .send({ ...clinic, ...over, version })
      .expect(200);
  };
  const register = async (over: Partial<Business>) => {
    const { version } = (await admin().get('/admin/business').expect(200)).body;
    await admin()
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, ...over, version })
      .expect(200);
  };
  const sell = () => post('/invoice/addInvoice', makeInvoice(staffed.client.id, [], PROGRAM));
  const issue = () =>
    post('/invoice/issue', {
      date: TODAY,
      client: staffed.client.id,
      items: [],
      program: { name: 'Detox', weeks: 1, pricePerWeek: 1180, taxClass },
      payments: [{ mode: 'UPI', amount: 1180 }],
    });
  const receive = (over: object = {}) =>
    post('/payment/receive', {
      client: staffed.client.id,
      mode: 'UPI',
      amount: 1180,
      invoices: [],
      ...over,
    });
  const credit = ({ invoice: { id, updatedAt } }: { invoice: { id: string; updatedAt: string } }) =>
    post(`/invoice/credit/${id}`, {
      updatedAt,
      reason: 'Given back',
      lines: [{ line: 0, amount: 59, returned: 'none' }],
      refund: { mode: 'Cash' },
    });
  const payBack = (source: string) =>
    post('/payment/refund', { source, mode: 'Cash', amount: 590, reason: 'Paid twice' });
  const issuers = (...papers: { issuer?: PaperIssuer }[]) => papers.map(({ issuer }) => issuer);
  /** All papers, as their client prints them. */
  const printed = async () => {
    const client = staffed.clinic.as(staffed.client);
    const { invoices } = (await client.get('/invoice/own').expect(200)).body;
    return { invoices, ...(await client.get('/payment/ownPapers').expect(200)).body };
  };
  const givenNumbers = async () =>
    (await admin().get(`/report/docs?from=${TODAY}&to=${TODAY}`).expect(200)).body;
  const wrong = () => staffed.clinic.get(MoneyChecks, { strict: false }).find();

  it('is that of its day, whatever the clinic is called and registered as since', async () => {
    const simple = await sell();
    const { payment: receipt } = await receive();
    const taken = await credit(simple);
    expect(issuers(simple.invoice, receipt, taken.creditNote, taken.payment)).toEqual(
      Array.from({ length: 4 }, () => SHIPPED),
    );
    await register(PUNE);
    const taxed = await issue();
    const { payment: voucher } = await receive({ advance: { taxClass } });
    const note = await credit(taxed);
    const { payment: paidBack } = await payBack(voucher.id);
    const registered = { registration: 'regular', ...IN_PUNE };
    expect(issuers(taxed.invoice, voucher, note.creditNote, note.payment, paidBack)).toEqual(
      Array.from({ length: 5 }, () => ({ ...SHIPPED, gstin: '27AAPFU0939F1ZV', registered })),
    );

    const before = await printed();
    const docs = await givenNumbers();
    const address = {
      line1: '12 Ring Road',
      line2: '',
      city: 'Surat',
      state: 'Gujarat',
      pin: '',
      country: 'IN',
    };
    await rename({ name: 'Tarang', legalName: 'Tarang Care LLP', address, phones: ['0261 4000000'] });
    await register(MOVED);
    expect(await printed()).toEqual(before);
    expect(await givenNumbers()).toEqual(docs);
    expect(await wrong()).toEqual([]);

    const { invoice } = await issue();
    expect(invoice.issuer).toEqual({
      name: 'Tarang',
      legalName: 'Tarang Care LLP',
      address: '12 Ring Road, Surat, Gujarat',
      phones: ['0261 4000000'],
      email: SHIPPED.email,
      gstin: '04AAPFU0939F1Z3',
      registered: {
        registration: 'regular',
        legalName: 'Tarang LLP',
        address: 'Sector 17, Chandigarh',
        signatory: 'Meera Shah',
        foot: '',
      },
    });
    expect(invoice.invoiceNumber).toMatch(/^TW\/.*\/00002$/);
    expect(await wrong()).toEqual([]);
  });

  it('is that of the correction’s day on the new invoice, and stays on the corrected one', async () => {
    await rename({ name: 'Before' });
    const { invoice } = await issue();
    await rename({ name: 'After' });
    const { id, updatedAt, date } = invoice;
    const program = { name: 'Detox', weeks: 2, pricePerWeek: 590, taxClass };
    const corrected = await post(`/invoice/correct/${id}`, {
      updatedAt,
      reason: 'Two weeks',
      invoice: { date, client: staffed.client.id, items: [], program },
    });
    const papers = [corrected.invoice, corrected.creditNote, corrected.replacement];
    expect(papers.map(({ issuer }) => issuer.name)).toEqual(['Before', 'After', 'After']);
  });

  it('is wholly of one state while the clinic is renamed and papers are made', async () => {
    const called = (place: number): Partial<ClinicSettings> => ({
      name: `Clinic ${place}`,
      legalName: `Clinic ${place} LLP`,
      phones: [`022 400000${place}`],
      email: `desk${place}@clinic.example`,
    });
    await rename(called(0));
    const papers: Promise<{ invoice?: Invoice; payment?: Payment }>[] = [];
    for (let place = 1; place < 10; place += 1) {
      papers.push(issue(), issue(), sell(), sell(), receive(), receive());
      await rename(called(place));
    }
    const made = await Promise.all(papers);
    const named = made.map(({ invoice, payment }) => (invoice ?? payment)?.issuer as PaperIssuer);
    for (const { name, legalName, phones, email, address } of named) {
      expect({ name, legalName, phones, email }).toEqual(called(Number(name.at(-1))));
      expect(address).toBe('12 Ring Road, Surat, Gujarat');
    }
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(5);
    expect(await wrong()).toEqual([]);
  });
});

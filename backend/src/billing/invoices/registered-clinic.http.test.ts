import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';

const LIKE_THE_SERIES = [
  'TW/26–27/00042',
  'TW/26-27/00042\u200B',
  'ＴＷ/26-27/00042',
  'tw/26-27/42',
  'TW-26-27-00042',
];

describe('a simple invoice in a clinic that is registered for GST', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(() => staffed.clinic.travelTo(new Date('2026-11-20T12:00:00+05:30')));

  const register = async (registration: Business['registration']) => {
    const admin = staffed.clinic.as(staffed.admin);
    const { version } = (await admin.get('/admin/business').expect(200)).body;
    const body = { ...DEFAULT_BUSINESS, ...REGISTERED, registration, version };
    await admin.put('/admin/business').send(body).expect(200);
  };
  const add = (over: object) => {
    const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 1180 };
    const body = makeInvoice(staffed.client.id, [], { ...program, date: '2026-11-20', ...over });
    return staffed.clinic.as(staffed.assistant).post('/invoice/addInvoice').send(body);
  };
  const refusedBy = async (over: object): Promise<object> => (await add(over).expect(400)).body.details;
  const registered = (from: string, kind: 'regular' | 'composition' = 'regular') =>
    register([{ from, kind, gstin: '27AAPFU0939F1ZV' }]);

  it.each(['regular', 'composition'] as const)('charges no tax of its own: %s', async (kind) => {
    await registered('2026-04-01', kind);
    expect(await refusedBy({ tax_Percent: 18 })).toEqual({
      tax_Percent: [
        'The clinic is registered for GST: tax comes from the classes of a paper. Please leave 0 here.',
      ],
    });
    const { body } = await add({ tax_Percent: 0 }).expect(200);
    expect(body.invoice).toMatchObject({ tax: 0, total: 1180 });
  });

  it('charges none either when it is dated before the registration', async () => {
    await registered('2026-04-01');
    expect(Object.keys(await refusedBy({ tax_Percent: 18, date: '2026-03-31' }))).toEqual(['tax_Percent']);
  });

  it.each([...LIKE_THE_SERIES, 'A_1', 'A 1'])('is not numbered %j', async (invoiceNumber) => {
    await registered('2026-04-01');
    expect(Object.keys(await refusedBy({ invoiceNumber }))).toEqual(['invoiceNumber']);
  });

  it('is numbered by letters, digits, hyphen and slash', async () => {
    await registered('2026-04-01');
    for (const invoiceNumber of ['INV-2026-0412', 'a/7'])
      expect((await add({ invoiceNumber }).expect(200)).body.invoice.invoiceNumber).toBe(invoiceNumber);
  });

  it('keeps its per cent and any number where the clinic is not registered', async () => {
    await register([]);
    const typed = async (invoiceNumber: string) =>
      (await add({ tax_Percent: 18, invoiceNumber }).expect(200)).body.invoice;
    expect(await typed('TW/26–27/00042')).toMatchObject({ invoiceNumber: 'TW/26–27/00042', total: 1392.4 });
    await registered('2026-12-01');
    expect(await typed('TW/26–27/00043')).toMatchObject({ invoiceNumber: 'TW/26–27/00043', total: 1392.4 });
  });

  it.each(['0001-01-01', '2017-06-30', '2999-01-01'])('is dated %s as it was typed', async (date) => {
    await register([]);
    expect((await add({ date }).expect(200)).body.invoice.date).toBe(date);
  });
});

import { DEFAULT_BUSINESS, type Business, type BusinessAnswer } from '@clinic/contract/billing/business';
import { addDays } from '@clinic/contract/clinic-calendar';
import { ApiError } from '../../platform/http/api-error.ts';
import { makeInvoice, makeItem, makeTaxClass } from '../../operations/demo/factories.ts';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { BusinessSettings } from './business-settings.service.ts';
import { TODAY } from '../../../test/test-clock.ts';

const REGISTERED: Partial<Business> = {
  legalName: 'Tarang Wellness LLP',
  address: '12 Ring Road\nPune',
  state: '27',
  registration: [{ from: '2026-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
};

describe('the clinic as a business', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    for (const name of ['settings', 'audit', 'invoices'])
      await staffed.clinic.connection.collection(name).deleteMany({});
  });

  const read = async (who = staffed.assistant): Promise<BusinessAnswer> =>
    (await staffed.clinic.as(who).get('/admin/business').expect(200)).body;
  const save = async (over: Partial<Business>, who = staffed.admin) => {
    const { business, version } = await read();
    return staffed.clinic
      .as(who)
      .put('/admin/business')
      .send({ ...business, version, ...over });
  };
  const asAdmin = () => staffed.clinic.as(staffed.admin);
  const settings = () => staffed.clinic.get(BusinessSettings, { strict: false });
  const refusalOf = (work: Promise<void>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error as ApiError).code,
    );

  it('is not registered until an admin says so, and is read as it was saved', async () => {
    expect(await read()).toEqual({ business: DEFAULT_BUSINESS, version: 0 });
    const limits = { discountPercent: 10, credit: 499.99, refund: null };
    const { status, body } = await save({ ...REGISTERED, limits });
    expect(status).toBe(200);
    expect(body).toEqual({ business: { ...DEFAULT_BUSINESS, ...REGISTERED, limits }, version: 1 });
    expect(await read()).toEqual(body);
    expect((await settings().registrationOn('2025-12-31')).kind).toBe('none');
    expect((await settings().registrationOn('2026-01-01')).kind).toBe('regular');
  });

  it.each<[Partial<Business>, string]>([
    [{ registration: [{ from: '2026-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZW' }] }, 'legalName'],
    [{ prefixes: { ...DEFAULT_BUSINESS.prefixes, refund: 'RC' } }, 'prefixes.refund'],
    [{ closedUntil: addDays(TODAY, 2) }, 'closedUntil'],
    [{ limits: { discountPercent: 101, credit: null, refund: null } }, 'limits.discountPercent'],
    [{ drawer: 'room' as 'person' }, 'drawer'],
    [
      { programClasses: [{ name: 'Weight loss', class: '0123456789abcdef01234567' }] },
      'programClasses.0.class',
    ],
  ])('takes no %j', async (wrong, field) => {
    const { status, body } = await save(wrong);
    expect([status, Object.keys(body.details)[0]]).toEqual([400, field]);
  });

  it('proposes a class for a program by its name', async () => {
    const grid = staffed.clinic.as(staffed.admin).post('/rest/taxClasses');
    const { id } = (await grid.send(makeTaxClass()).expect(200)).body;
    const programClasses = [{ name: 'Weight loss', class: id }];
    expect((await save({ programClasses })).body.business.programClasses).toEqual(programClasses);
  });

  it('keeps what it was before, and an older copy changes nothing', async () => {
    await save({ foot: 'Thank you.' });
    const older = { ...(await read()).business, version: 0 };
    const stale = await staffed.clinic.as(staffed.admin).put('/admin/business').send(older);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    await save({ foot: 'Come again.' });
    const kept = await staffed.clinic.connection.collection('versions').findOne({ kind: 'business' });
    expect(kept).toMatchObject({ version: 1, body: { foot: 'Thank you.' }, by: { id: staffed.admin.id } });
  });

  it('has one version more when fifty admins save it at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        staffed.clinic
          .as(staffed.admin)
          .put('/admin/business')
          .send({ ...DEFAULT_BUSINESS, foot: `Line ${place}`, version: 0 }),
      ),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).version).toBe(1);
  });

  it('takes no prefix of which a paper has the shape, and leaves those that it has', async () => {
    const { clinic, assistant, client } = staffed;
    const { id } = (await clinic.as(assistant).post('/inventory/addItem').send(makeItem())).body.item;
    const paper = makeInvoice(client.id, [id]);
    await clinic.as(assistant).post('/invoice/addInvoice').send(paper).expect(200);
    await clinic.connection
      .collection('invoices')
      .updateOne({ invoiceNumber: paper.invoiceNumber }, { $set: { numberKey: 'ab/26-27/00007' } });
    const used = await save({ prefixes: { ...DEFAULT_BUSINESS.prefixes, invoice: 'AB' } });
    expect([used.status, used.body.code, Object.keys(used.body.details)]).toEqual([
      409,
      'PREFIX_IN_USE',
      ['prefixes.invoice'],
    ]);
    expect((await save({ prefixes: { ...DEFAULT_BUSINESS.prefixes, invoice: 'A' } })).status).toBe(200);
  });

  it('proposes the prefix of the clinic for invoices until one is saved, which then stays', async () => {
    const call = async (prefix: string) => {
      const { clinic, version } = (await asAdmin().get('/admin/clinic').expect(200)).body;
      await asAdmin()
        .put('/admin/clinic')
        .send({ ...clinic, prefix, version })
        .expect(200);
    };
    const proposed = async () => (await read()).business.prefixes;
    await call('TC');
    expect(await proposed()).toEqual({ ...DEFAULT_BUSINESS.prefixes, invoice: 'TC' });
    await staffed.clinic.connection.collection('invoices').insertOne({ numberKey: 'tc/26-27/00007' });
    expect((await save({})).body.code).toBe('PREFIX_IN_USE');
    await staffed.clinic.connection.collection('invoices').deleteMany({});
    expect((await save({})).status).toBe(200);
    await call('OM');
    expect((await proposed()).invoice).toBe('TC');
    await call('TW');
  });

  it('lets the desk give no more discount than its limit on a simple invoice either', async () => {
    const { clinic, admin, assistant, client } = staffed;
    const { id } = (await clinic.as(assistant).post('/inventory/addItem').send(makeItem())).body.item;
    await save({ limits: { discountPercent: 10, credit: null, refund: null } });
    const make = (who: typeof admin, discount_Percent: number) =>
      clinic
        .as(who)
        .post('/invoice/addInvoice')
        .send({ ...makeInvoice(client.id, [id]), discount_Percent });
    const refused = await make(assistant, 10.01);
    expect([refused.status, refused.body.code]).toEqual([403, 'NEEDS_ADMIN']);
    expect([(await make(assistant, 10)).status, (await make(admin, 50)).status]).toEqual([200, 200]);
  });

  it('closes its books up to a day', async () => {
    await save({ closedUntil: '2026-03-31' });
    expect(await refusalOf(settings().requireOpenBooks('2026-03-31'))).toBe('BOOKS_CLOSED');
    expect(await refusalOf(settings().requireOpenBooks('2026-04-01'))).toBe('none');
  });

  it('lets the desk take off up to its limit, what its prices cut included, and an admin any amount', async () => {
    await save({ limits: { discountPercent: 10, credit: null, refund: null } });
    const [desk, admin] = [{ role: 'assistant' } as const, { role: 'admin' } as const];
    const found = await Promise.all([
      // Ten per cent of 3.35 is 0.335, which is rounded up to 0.34.
      refusalOf(settings().requireDiscountWithin(desk, 34, 335, 0)),
      refusalOf(settings().requireDiscountWithin(desk, 35, 335, 0)),
      refusalOf(settings().requireDiscountWithin(desk, 0, 301, 34)),
      refusalOf(settings().requireDiscountWithin(desk, 0, 300, 35)),
      refusalOf(settings().requireDiscountWithin(desk, 17, 318, 18)),
      refusalOf(settings().requireDiscountWithin(admin, 335, 335, 100)),
    ]);
    expect(found).toEqual(['none', 'NEEDS_ADMIN', 'none', 'NEEDS_ADMIN', 'NEEDS_ADMIN', 'none']);
  });

  it('is in the audit, and only an admin changes it', async () => {
    await save({ foot: 'Thank you.' });
    expect((await auditRows(staffed, { kind: 'business' }))[0]?.by?.id).toBe(staffed.admin.id);
    for (const who of [staffed.doctor, staffed.assistant, staffed.client])
      expect((await save({}, who)).status).toBe(403);
  });
});

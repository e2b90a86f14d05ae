import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { IssueInvoice } from '@clinic/contract/billing/papers';
import type { TaxClassInput } from '@clinic/contract/billing/tax-classes';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeItem, makeTaxClass } from '../../operations/demo/factories.ts';

/** Returns noon of a day in the clinic. */
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
const GUJARAT = '24AAACC1206D1ZM';
const SERVICE = { supply: 'service', code: '999723', unit: '' } as const;

describe('an invoice of a registered clinic', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let client: Person;
  const classes: Record<string, string> = {};
  const items: Record<string, string> = {};

  const save = async (over: Partial<Business> = {}) => {
    const { version } = (await clinic.as(admin).get('/admin/business').expect(200)).body;
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, ...over, version };
    await clinic.as(admin).put('/admin/business').send(business).expect(200);
  };
  const signed = async (over: Partial<TaxClassInput>): Promise<string> => {
    const { id } = (await clinic.as(admin).post('/rest/taxClasses').send(makeTaxClass(over)).expect(200))
      .body;
    await clinic.as(admin).post(`/admin/business/sign/${id}`).send({}).expect(200);
    return id;
  };
  const added = async (taxClass: string | null, countInStock = 1000): Promise<string> => {
    const item = { ...makeItem({ countInStock }), taxClass };
    return (await clinic.as(desk).post('/inventory/addItem').send(item).expect(200)).body.item.id;
  };

  beforeAll(async () => {
    clinic = await openTestApp();
    clinic.travelTo(noon('2026-11-20'));
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
    await save();
    const rate = (percent: number) => [{ from: '2025-09-22', percent }];
    classes.five = await signed({});
    classes.eighteen = await signed({ ...SERVICE, name: 'Weight loss', rates: rate(18) });
    classes.exempt = await signed({ ...SERVICE, name: 'Care', code: '999319', kind: 'exempt', rates: [] });
    classes.nil = await signed({ name: 'Plants', kind: 'nil', rates: [] });
    items.five = await added(classes.five);
    items.nil = await added(classes.nil);
    items.without = await added(null);
  });
  beforeEach(async () => {
    clinic.travelTo(noon('2026-11-20'));
    await clinic.connection.collection('invoices').deleteMany({});
    await save();
  });
  afterAll(() => clinic.close());

  const wish = (over: Partial<IssueInvoice> = {}): IssueInvoice => ({
    date: '2026-11-20',
    client: client.id,
    items: [{ id: items.five ?? '', quantity: 3, price: 99.99 }],
    ...over,
  });
  const program = (taxClass = classes.eighteen ?? '', pricePerWeek = 1180) => ({
    items: [],
    program: { name: 'Detox', weeks: 1, pricePerWeek, taxClass },
  });
  const issue = (over: Partial<IssueInvoice> = {}, by = desk) =>
    clinic.as(by).post('/invoice/issue').send(wish(over));
  const issued = async (over: Partial<IssueInvoice> = {}): Promise<Invoice> =>
    (await issue(over).expect(200)).body.invoice;
  const fieldsOf = async (over: Partial<IssueInvoice>) =>
    Object.keys((await issue(over).expect(400)).body.details);
  const codeOf = async (over: Partial<IssueInvoice>, status = 409) =>
    (await issue(over).expect(status)).body.code as string;

  it('has the next number of the year, a title, and the tax of its lines', async () => {
    const invoice = await issued();
    expect(invoice).toMatchObject({
      invoiceNumber: 'TW/26-27/00001',
      total: 299.97,
      subtotal: 285.69,
      tax: 14.28,
      due: 299.97,
      state: 'open',
      gst: {
        title: 'Tax Invoice',
        place: '27',
        recipient: { name: client.name, gstin: '', address: '', state: '' },
        lines: [{ code: '3004', rate: 5, taxable: 285.69, cgst: 7.14, sgst: 7.14, igst: 0 }],
      },
    });
    expect((await issued()).invoiceNumber).toBe('TW/26-27/00002');
  });

  it('takes a discount in per cent or rupees, and not both', async () => {
    const less = await issued({ ...program(), discount: { amount: 118 } });
    expect([less.subtotal, less.discount, less.tax, less.total]).toEqual([1000, 100, 162, 1062]);
    expect((await issued({ ...program(), discount: { percent: 10 } })).total).toBe(1062);
    expect(await fieldsOf({ ...program(), discount: { percent: 1, amount: 1 } })).toEqual(['discount']);
    expect(await fieldsOf({ ...program(), discount: { amount: 1180.01 } })).toEqual(['discount.amount']);
  });

  it('is titled by its lines', async () => {
    const { program: care } = program(classes.exempt);
    expect((await issued({ ...program(classes.exempt) })).gst?.title).toBe('Bill of Supply');
    expect((await issued({ program: care })).gst?.title).toBe('Invoice-cum-bill of supply');
    expect(await fieldsOf({ program: care, recipient: { gstin: GUJARAT } })).toEqual(['recipient.gstin']);
  });

  it('is taxed by the State to which goods go, and here for what is done here', async () => {
    const sent = await issued({ recipient: { state: '24' } });
    expect(sent.gst).toMatchObject({ place: '24', cgst: 0, sgst: 0, igst: 14.28 });
    expect((await issued({ recipient: { gstin: GUJARAT } })).gst?.place).toBe('27');
    expect((await issued({ recipient: { gstin: GUJARAT }, place: '24' })).gst?.place).toBe('24');
    expect((await issued({ ...program(), recipient: { state: '24' } })).gst?.place).toBe('27');
    expect(await fieldsOf({ program: program().program, place: '24' })).toEqual(['place']);
  });

  it('names address and State of an unregistered person from ₹50,000 on', async () => {
    const dear = { items: [{ id: items.nil ?? '', quantity: 1, price: 50_000 }] };
    expect(await fieldsOf(dear)).toEqual(['recipient.address']);
    expect(await fieldsOf({ ...dear, recipient: { address: '1 Road' } })).toEqual(['recipient.state']);
    await issued({ ...dear, recipient: { address: '1 Road', state: '27' } });
    await issued({ ...dear, recipient: { gstin: GUJARAT } });
  });

  it('is made out to an embassy, a department and a company from abroad as the law knows them', async () => {
    const { program: care } = program(classes.exempt);
    const uin = await issued({ recipient: { gstin: '0717UNO00157UNO', state: '07' } });
    expect(uin.gst).toMatchObject({ place: '07', recipient: { gstin: '0717UNO00157UNO', state: '07' } });
    expect((await issued({ program: care, recipient: { gstin: '2717USA00046UNV' } })).gst?.title).toBe(
      'Invoice-cum-bill of supply',
    );
    const foreign = await issued({ recipient: { gstin: '9917SGP29001OST', state: '24' } });
    expect(foreign.gst).toMatchObject({ place: '27', recipient: { state: '24' } });
    expect((await issued({ recipient: { gstin: '06DELI09652G1DA' } })).gst?.recipient.state).toBe('06');
    const inGroups = await issued({ recipient: { gstin: '06 deli 09652-G1DA ' } });
    expect(inGroups.gst?.recipient.gstin).toBe('06DELI09652G1DA');
    expect((await issued({ recipient: { gstin: '25AAPFU0939F1ZZ' } })).gst?.recipient.state).toBe('26');
    expect(await fieldsOf({ recipient: { gstin: '2717USA00046UNW' } })).toEqual(['recipient.gstin']);
    expect(await fieldsOf({ recipient: { gstin: '2717USA00046UNV', state: '24' } })).toEqual([
      'recipient.state',
    ]);
  });

  it.each(['0001-01-01', '2017-06-30', '2026-11-21'])('is not dated %s', async (date) => {
    expect(await fieldsOf({ date })).toEqual(['date']);
    expect(await fieldsOf({ payments: [{ mode: 'UPI', amount: 1, on: date }] })).toEqual(['payments.0.on']);
  });

  it('needs lines, each with a signed class that has a rate', async () => {
    const unsigned = (await clinic.as(admin).post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body
      .id;
    expect(await fieldsOf({ items: [] })).toEqual(['items']);
    expect(await fieldsOf({ items: [{ id: items.without ?? '', quantity: 1, price: 1 }] })).toEqual([
      'items.0.id',
    ]);
    expect(await fieldsOf(program(unsigned))).toEqual(['program.taxClass']);
    expect(await fieldsOf({ date: '2025-09-21' })).toEqual(['items.0.id']);
  });

  it('has a day that is neither after today, nor before the last paper, nor in closed books', async () => {
    expect(await fieldsOf({ date: '2026-11-21' })).toEqual(['date']);
    await issued({ date: '2026-11-19' });
    const { body } = await issue({ date: '2026-11-18' }).expect(409);
    expect([body.code, body.lastDate]).toEqual(['DATE_BEFORE_LAST', '2026-11-19']);
    await save({ closedUntil: '2026-11-19' });
    expect(await codeOf({ date: '2026-11-19' })).toBe('BOOKS_CLOSED');
    const simple = makeInvoice(client.id, [items.five ?? ''], { date: '2026-11-19' });
    await clinic.as(desk).post('/invoice/addInvoice').send(simple).expect(409);
  });

  it('is not paid on a day in closed books either, as a simple invoice is not', async () => {
    await save({ closedUntil: '2026-11-19' });
    const paid = (on: string) => ({ payments: [{ mode: 'UPI' as const, amount: 1, on }] });
    expect(await codeOf(paid('2026-11-19'))).toBe('BOOKS_CLOSED');
    const simple = makeInvoice(client.id, [items.five ?? ''], { date: '2026-11-20', ...paid('2026-11-19') });
    const { body } = await clinic.as(desk).post('/invoice/addInvoice').send(simple).expect(409);
    expect(body.code).toBe('BOOKS_CLOSED');
    await issued(paid('2026-11-20'));
  });

  it('is made by a clinic that is registered on its day only', async () => {
    await save({ registration: [{ from: '2026-11-20', kind: 'regular', gstin: '27AAPFU0939F1ZV' }] });
    expect(await codeOf({ date: '2026-11-19' })).toBe('NOT_REGISTERED');
    await issued();
  });

  it('shows no tax under composition, and goes to no other State', async () => {
    await save({ registration: [{ from: '2020-01-01', kind: 'composition', gstin: '27AAPFU0939F1ZV' }] });
    expect(await issued()).toMatchObject({ tax: 0, total: 299.97, gst: { title: 'Bill of Supply' } });
    expect(await fieldsOf({ place: '24' })).toEqual(['place']);
  });

  it('with a discount above the desk’s limit is an admin’s', async () => {
    await save({ limits: { ...DEFAULT_BUSINESS.limits, discountPercent: 10 } });
    expect(await codeOf({ discount: { percent: 10.01 } }, 403)).toBe('NEEDS_ADMIN');
    await issue({ discount: { percent: 10.01 } }, admin).expect(200);
    const simple = makeInvoice(client.id, [items.five ?? ''], { discount_Percent: 10.01 });
    await clinic.as(desk).post('/invoice/addInvoice').send(simple).expect(403);
  });

  it('has no item below its own price beyond what the desk may take off, as a discount or together with one', async () => {
    await save({ limits: { ...DEFAULT_BUSINESS.limits, discountPercent: 10 } });
    const sold = (price: number, discount?: IssueInvoice['discount']) => ({
      items: [{ id: items.five ?? '', quantity: 2, price }],
      ...(discount && { discount }),
    });
    // Two pieces of ₹249.50 make ₹499.00, so the largest discount is ₹49.90.
    const refused = await issue(sold(0.01)).expect(403);
    expect([refused.body.code, refused.body.message]).toEqual([
      'NEEDS_ADMIN',
      'The front desk may take at most 10 % off what things cost. An admin can do it.',
    ]);
    expect(await codeOf(sold(224.54), 403)).toBe('NEEDS_ADMIN');
    expect(await codeOf(sold(224.55, { percent: 1 }), 403)).toBe('NEEDS_ADMIN');
    expect(await codeOf(sold(240, { amount: 30.91 }), 403)).toBe('NEEDS_ADMIN');
    expect(await clinic.connection.collection('invoices').countDocuments()).toBe(0);
    await issue(sold(224.55)).expect(200);
    await issue(sold(240, { amount: 30.9 })).expect(200);
    await issue(sold(400, { percent: 10 })).expect(200);
    await issue(sold(0.01), admin).expect(200);
  });

  it('is paid in parts, and the rest in instalments', async () => {
    const invoice = await issued({
      ...program(),
      payments: [{ mode: 'UPI', amount: 180, reference: '42' }],
      dueOn: [
        { day: '2026-11-20', amount: 180 },
        { day: '2026-12-20', amount: 1000 },
      ],
    });
    expect(invoice).toMatchObject({ due: 1000, settled: 180, state: 'partPaid' });
    const { body } = await clinic.as(desk).get(`/payment/account/${client.id}`).expect(200);
    expect(body.payments).toContainEqual(expect.objectContaining({ mode: 'UPI', amount: 180, number: null }));
  });

  it('takes its items off the stock', async () => {
    const item = await added(classes.five ?? '', 2);
    const { body } = await issue({ items: [{ id: item, quantity: 3, price: 10 }] }).expect(200);
    expect(body.warnings).toMatchObject([{ wanted: 3, booked: 2 }]);
  });

  it('is credited line by line with its tax, in its own series', async () => {
    const { id, updatedAt } = await issued();
    const lines = [{ line: 0, quantity: 1, returned: 'none' }];
    const credit = { updatedAt, lines, reason: 'Given back' };
    const { body } = await clinic.as(desk).post(`/invoice/credit/${id}`).send(credit).expect(200);
    expect(body.creditNote).toMatchObject({
      amount: 99.99,
      fromDue: 99.99,
      withoutGst: false,
      lines: [{ amount: 99.99, tax: { taxable: 95.23, cgst: 2.38, sgst: 2.38 } }],
    });
  });

  it('changes its money only, and is not corrected, after the last day of the law', async () => {
    const { id, updatedAt } = await issued();
    clinic.travelTo(noon('2027-12-01'));
    const later = await clinic.signInAgain(admin);
    const correct = { updatedAt, reason: 'Wrong', invoice: wish({ date: '2027-12-01' }) };
    const refused = await clinic.as(later).post(`/invoice/correct/${id}`).send(correct).expect(409);
    expect(refused.body.code).toBe('TOO_LATE_TO_CORRECT');
    const lines = [{ line: 0, quantity: 1, returned: 'none' }];
    const credit = { updatedAt, lines, reason: 'Given back' };
    const { body } = await clinic.as(later).post(`/invoice/credit/${id}`).send(credit).expect(200);
    expect(body.creditNote).toMatchObject({
      amount: 99.99,
      withoutGst: true,
      lines: [{ amount: 99.99, tax: { net: 99.99, taxable: 0, cgst: 0 } }],
    });
  });

  it('is corrected by a paper with the next number, on the day of the last one at the earliest', async () => {
    const wrong = await issued({ payments: [{ mode: 'Cash', amount: 299.97 }] });
    await issued();
    clinic.travelTo(noon('2026-11-22'));
    const later = await clinic.signInAgain(desk);
    const right = wish({ items: [{ id: items.five ?? '', quantity: 2, price: 99.99 }] });
    const correct = {
      updatedAt: wrong.updatedAt,
      reason: 'Two, not three',
      invoice: { ...right, date: '2026-11-19' },
    };
    const { body } = await clinic.as(later).post(`/invoice/correct/${wrong.id}`).send(correct).expect(200);
    expect(body.invoice.state).toBe('credited');
    expect(body.replacement).toMatchObject({
      invoiceNumber: 'TW/26-27/00003',
      date: '2026-11-20',
      total: 199.98,
      due: 0,
      settled: 199.98,
    });
    expect(body.creditNote).toMatchObject({ amount: 299.97, left: 99.99, day: '2026-11-22' });
  });

  it('has each number once and none missing of 50 at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => issued()));
    const serials = made.map(({ invoiceNumber }) => Number(invoiceNumber.split('/')[2]));
    expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('sent again with its key is the same one', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => issue().set('Idempotency-Key', 'once').expect(200)));
    expect(new Set(twice.map(({ body }) => body.invoice.id)).size).toBe(1);
    expect((await issued()).invoiceNumber).toBe('TW/26-27/00002');
  });
});

import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { Payment } from '@clinic/contract/billing/payments';
import type { Receipt } from '@clinic/contract/billing/receipts';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';

describe('the papers of payments', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    client = await clinic.addClient();
  });

  const post = (path: string, body: object) => clinic.as(desk).post(path).send(body);
  const receive = async (over: object = {}): Promise<Payment> =>
    (await post('/payment/receive', { client: client.id, mode: 'UPI', amount: 1180, ...over }).expect(200))
      .body.payment;
  const refund = async (source: string, amount: number): Promise<Payment> =>
    (await post('/payment/refund', { source, mode: 'Cash', amount, reason: 'Paid twice' }).expect(200)).body
      .payment;
  const paper = async (id: string): Promise<Receipt> =>
    (await clinic.as(desk).get(`/payment/receipt/${id}`).expect(200)).body;

  it('are a receipt, and a refund that names the receipt', async () => {
    const payment = await receive();
    expect(await paper(payment.id)).toEqual({ title: 'Receipt', payment, advance: null, source: null });
    const paidBack = await refund(payment.id, 80);
    expect(await paper(paidBack.id)).toMatchObject({
      title: 'Refund',
      payment: { number: paidBack.number, amount: 80, direction: 'out' },
      advance: null,
      source: { number: payment.number, day: payment.day },
    });
  });

  it('of an advance for a taxed service are vouchers with code, rate, place and tax', async () => {
    const admin = clinic.as(await clinic.addAdmin());
    const rates = [{ from: '2025-09-22', percent: 18 }];
    const service = makeTaxClass({ supply: 'service', code: '999723', unit: '', name: 'Yoga', rates });
    const { id: taxClass } = (await admin.post('/rest/taxClasses').send(service).expect(200)).body;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
    await admin
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 })
      .expect(200);
    const { state } = (await admin.get('/admin/business').expect(200)).body.business;
    const here = await receive({ advance: { taxClass } });
    const tax = { code: '999723', rate: 18, place: state };
    expect(await paper(here.id)).toMatchObject({
      title: 'Receipt Voucher',
      advance: { ...tax, taxable: 1000, cgst: 90, sgst: 90, igst: 0 },
    });
    expect(await paper((await refund(here.id, 590)).id)).toMatchObject({
      title: 'Refund Voucher',
      advance: { ...tax, taxable: 500, cgst: 45, sgst: 45, igst: 0 },
      source: { number: here.number },
    });
  });

  it('are not there for a payment that an invoice carries, or that does not exist', async () => {
    await post('/invoice/addInvoice', makeInvoice(client.id, [], program(500))).expect(200);
    const { payments } = (await clinic.as(desk).get(`/payment/account/${client.id}`).expect(200)).body;
    expect(payments).toHaveLength(1);
    for (const id of [payments[0].id, '0'.repeat(24)])
      await clinic.as(desk).get(`/payment/receipt/${id}`).expect(404);
  });

  it('are shown to their own client, with the credit notes', async () => {
    const made = await post('/invoice/addInvoice', makeInvoice(client.id, [], program(500))).expect(200);
    const { id, updatedAt } = made.body.invoice;
    const credit = { updatedAt, lines: [{ line: 0, amount: 20.5, returned: 'none' }], reason: 'Late' };
    const { creditNote } = (await post(`/invoice/credit/${id}`, credit).expect(200)).body;
    const paidBack = await refund(creditNote.id, 20.5);
    const { receipts, creditNotes } = (await clinic.as(client).get('/payment/ownPapers').expect(200)).body;
    expect(receipts).toEqual([await paper(paidBack.id)]);
    expect(receipts[0].source.number).toBe(creditNote.number);
    expect(creditNotes).toMatchObject([{ id: creditNote.id, amount: 20.5, left: 0 }]);
    const other = (
      await clinic
        .as(await clinic.addClient())
        .get('/payment/ownPapers')
        .expect(200)
    ).body;
    expect(other).toEqual({ receipts: [], creditNotes: [] });
  });
});

/** Makes a program of so many rupees, which takes nothing off the stock. */
const program = (rupees: number) => ({ selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees });

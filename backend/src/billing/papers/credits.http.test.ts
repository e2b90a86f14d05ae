import type { CreditLineInput, CreditNote } from '@clinic/contract/billing/credit-notes';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

describe('a credit of an invoice', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let client: Person;
  let item: string;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
  });
  beforeEach(async () => {
    await clinic.connection.collection('creditNotes').deleteMany({});
    const added = clinic
      .as(desk)
      .post('/inventory/addItem')
      .send(makeItem({ countInStock: 100 }));
    item = (await added.expect(200)).body.item.id;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => clinic.close());

  /** Sells three pieces for 100.00 each and two weeks for 50.00, less a tenth: 360.00. */
  const sell = async (over: object = {}): Promise<Invoice> => {
    const wish = makeInvoice(client.id, [], {
      items: [{ id: item, quantity: 3, price: 100 }],
      selectedPlan: 'Detox',
      numberOfWeeks: 2,
      pricePerWeek: 50,
      discount_Percent: 10,
      ...over,
    });
    return (await clinic.as(desk).post('/invoice/addInvoice').send(wish).expect(200)).body.invoice;
  };
  const credit = (
    { id, updatedAt }: Pick<Invoice, 'id' | 'updatedAt'>,
    lines: CreditLineInput[],
    over: object = {},
    by = desk,
  ) =>
    clinic
      .as(by)
      .post(`/invoice/credit/${id}`)
      .send({ updatedAt, lines, reason: 'Given back', ...over });
  const notesOf = async ({ id }: Pick<Invoice, 'id'>) =>
    (await clinic.as(desk).get(`/invoice/creditNotes/${id}`).expect(200)).body.creditNotes as CreditNote[];
  const countOf = async (id: string) =>
    (await clinic.as(desk).get(`/rest/inventory/${id}`).expect(200)).body.countInStock as number;
  const pieces = (quantity: number, returned: CreditLineInput['returned'] = 'none'): CreditLineInput => ({
    line: 0,
    quantity,
    returned,
  });

  it('takes back pieces and amounts, to the paisa, until nothing is left', async () => {
    const sold = await sell();
    const first = await credit(sold, [pieces(1)]).expect(200);
    expect(first.body.creditNote).toMatchObject({ amount: 90, fromDue: 0, left: 90, withoutGst: false });
    expect(first.body.creditNote.number).toMatch(/^CN\/\d\d-\d\d\/00001$/);
    expect(first.body.invoice).toMatchObject({ state: 'partCredited', due: 0, settled: 360 });
    const some = await credit(first.body.invoice, [{ line: 1, amount: 33.33, returned: 'none' }]).expect(200);
    const rest = [pieces(2), { line: 1, quantity: 2, returned: 'none' as const }];
    const last = await credit(some.body.invoice, rest).expect(200);
    expect(last.body.invoice.state).toBe('credited');
    expect((await notesOf(sold)).map(({ amount }) => amount)).toEqual([90, 33.33, 236.67]);
  });

  it.each([
    ['no line', []],
    ['a line that the invoice lacks', [{ line: 2, quantity: 1, returned: 'none' }]],
    ['more pieces than it has', [pieces(4)]],
    ['more than a line came to', [{ line: 1, amount: 90.01, returned: 'none' }]],
    ['one line twice', [pieces(1), pieces(1)]],
    ['pieces and an amount', [{ ...pieces(1), amount: 1 }]],
    ['neither', [{ line: 0, returned: 'none' }]],
    ['weeks to the shelf', [{ line: 1, quantity: 1, returned: 'shelf' }]],
  ])('is refused for %s', async (_what, lines) => {
    const sold = await sell();
    await credit(sold, lines as CreditLineInput[]).expect(400);
    expect(await notesOf(sold)).toEqual([]);
  });

  it('takes no more than earlier credits have left', async () => {
    const { body } = await credit(await sell(), [pieces(2)]).expect(200);
    const refused = await credit(body.invoice, [pieces(2)]).expect(400);
    expect(refused.body.details).toEqual({
      'lines.0.quantity': ['Please enter at most 1: no more is left of this line.'],
    });
  });

  it('comes off what is owed first; what is over is the client’s credit', async () => {
    const sold = await sell({ payments: [{ mode: 'Cash', amount: 300 }] });
    const { body } = await credit(sold, [pieces(1)]).expect(200);
    expect(body.creditNote).toMatchObject({ amount: 90, fromDue: 60, left: 30 });
    expect(body.invoice).toMatchObject({ due: 0, settled: 300, credits: [{ amount: 90, fromDue: 60 }] });
    const account = await clinic.as(desk).get(`/payment/account/${client.id}`).expect(200);
    expect(account.body.credits).toContainEqual(
      expect.objectContaining({ source: body.creditNote.id, kind: 'creditNote', left: 30 }),
    );
  });

  it('is paid back at once, with a number of its own', async () => {
    const lines = [pieces(1)];
    const { body } = await credit(await sell(), lines, { refund: { mode: 'UPI', reference: '42' } }).expect(
      200,
    );
    expect(body.creditNote).toMatchObject({ amount: 90, left: 0 });
    expect(body.payment).toMatchObject({
      direction: 'out',
      kind: 'refund',
      mode: 'UPI',
      amount: 90,
      reference: '42',
      source: body.creditNote.id,
    });
    expect(body.payment.number).toMatch(/^RF\//);
  });

  it('brings pieces back to the shelf, and writes others off', async () => {
    const sold = await sell();
    const { body } = await credit(sold, [pieces(2, 'shelf')]).expect(200);
    expect(await countOf(item)).toBe(99);
    await credit(body.invoice, [pieces(1, 'writtenOff')]).expect(200);
    expect(await countOf(item)).toBe(99);
  });

  describe('of more than there was', () => {
    /** Sells eight pieces on one line or on two, of an item with six in stock. */
    const oversold = async (quantities = [8]) => {
      const added = clinic
        .as(desk)
        .post('/inventory/addItem')
        .send(makeItem({ countInStock: 6 }));
      const { id } = (await added.expect(200)).body.item;
      const items = quantities.map((quantity) => ({ id, quantity, price: 100 }));
      const sold = await sell({ items, selectedPlan: '', numberOfWeeks: 0, pricePerWeek: 0 });
      return { id, sold };
    };

    it('brings back only what had left', async () => {
      const { id, sold } = await oversold();
      const { body } = await credit(sold, [pieces(8, 'shelf')]).expect(200);
      expect(await countOf(id)).toBe(6);
      expect(body.creditNote.lines[0]).toMatchObject({ quantity: 8, returned: 'shelf', neverLeft: 2 });
    });

    it('strikes first what was short, over several notes', async () => {
      const { id, sold } = await oversold();
      const { body } = await credit(sold, [pieces(3, 'shelf')]).expect(200);
      expect([await countOf(id), body.creditNote.lines[0].neverLeft]).toEqual([1, 2]);
      const rest = await credit(body.invoice, [pieces(5, 'shelf')]).expect(200);
      expect([await countOf(id), rest.body.creditNote.lines[0].neverLeft]).toEqual([6, undefined]);
    });

    it('counts what is written off, too', async () => {
      const { id, sold } = await oversold();
      const { body } = await credit(sold, [pieces(1, 'writtenOff')]).expect(200);
      await credit(body.invoice, [pieces(7, 'shelf')]).expect(200);
      expect(await countOf(id)).toBe(6);
    });

    it('is reckoned for the item, whatever lines it stands on', async () => {
      const { id, sold } = await oversold([5, 3]);
      await credit(sold, [pieces(5, 'shelf'), { line: 1, quantity: 3, returned: 'shelf' }]).expect(200);
      expect(await countOf(id)).toBe(6);
    });

    it('waits for the stock of a paper whose server was killed', async () => {
      jest.spyOn(clinic.get(Effects, { strict: false }), 'runWritten').mockResolvedValueOnce([]);
      const { id, sold } = await oversold();
      jest.restoreAllMocks();
      await credit(sold, [pieces(8, 'shelf')]).expect(200);
      expect(await countOf(id)).toBe(6);
    });
  });

  it('is finished by the next reader when the server was killed after its first write', async () => {
    const sold = await sell();
    jest.spyOn(clinic.get(Effects, { strict: false }), 'runWritten').mockResolvedValueOnce([]);
    await credit(sold, [pieces(2, 'shelf')]);
    expect(await notesOf(sold)).toHaveLength(1);
    expect(await notesOf(sold)).toHaveLength(1);
    expect(await countOf(item)).toBe(99);
  });

  it('above the desk’s limit is an admin’s', async () => {
    const save = async (creditLimit: number | null) => {
      const { version } = (await clinic.as(admin).get('/admin/business').expect(200)).body;
      const limits = { ...DEFAULT_BUSINESS.limits, credit: creditLimit };
      await clinic
        .as(admin)
        .put('/admin/business')
        .send({ ...DEFAULT_BUSINESS, limits, version })
        .expect(200);
    };
    const sold = await sell();
    await save(89.99);
    const refused = await credit(sold, [pieces(1)]).expect(403);
    expect(refused.body.code).toBe('NEEDS_ADMIN');
    await credit(sold, [pieces(1)], {}, admin).expect(200);
    await save(null);
  });

  it('of an older state is refused, so that one of fifty at once is made', async () => {
    const sold = await sell();
    const answers = await Promise.all(Array.from({ length: 50 }, () => credit(sold, [pieces(1)])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await notesOf(sold)).toHaveLength(1);
  });

  it('sent again with its key is the same one', async () => {
    const sold = await sell();
    const twice = await Promise.all(
      [1, 2].map(() =>
        credit(sold, [pieces(1)])
          .set('Idempotency-Key', `credit-${sold.id}`)
          .expect(200),
      ),
    );
    expect(new Set(twice.map(({ body }) => body.creditNote.number)).size).toBe(1);
  });

  it('has the next number, also when fifty invoices are credited at once', async () => {
    const sold = await Promise.all(Array.from({ length: 50 }, () => sell()));
    const answers = await Promise.all(sold.map((one) => credit(one, [pieces(1)]).expect(200)));
    const serials = answers.map(({ body }) => Number(body.creditNote.number.split('/')[2]));
    expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('is found in the list by its number, client and invoice', async () => {
    const { body } = await credit(await sell(), [pieces(1)]).expect(200);
    const find = async (filter: object) =>
      (
        await clinic
          .as(desk)
          .get(`/rest/creditNotes?filter=${JSON.stringify(filter)}`)
          .expect(200)
      ).body;
    for (const filter of [{ q: 'cn/' }, { client: client.id }, { invoice: body.invoice.id }])
      expect(await find(filter)).toEqual([body.creditNote]);
    expect(await find({ q: 'cn/00' })).toEqual([]);
    await clinic.as(desk).get(`/rest/creditNotes/${body.creditNote.id}`).expect(200, body.creditNote);
  });
});

import { DEFAULT_BUSINESS, type Business, type RegistrationKind } from '@clinic/contract/billing/business';
import type { CreditAnswer, CreditLineInput, CreditNote } from '@clinic/contract/billing/credit-notes';
import { creditPreview, shownLines } from '@clinic/contract/billing/credit-preview';
import { leftToCredit } from '@clinic/contract/billing/credit-sums';
import { gstTotals, type Discount } from '@clinic/contract/billing/gst-totals';
import { fromPaise, invoiceTotals, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { correctPreview, receivePreview, refundPreview } from '@clinic/contract/billing/money-previews';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import { paidAndKept } from '@clinic/contract/billing/paper-state';
import {
  MONEY_MODES,
  type ClientAccount,
  type MoneyMode,
  type Payment,
} from '@clinic/contract/billing/payments';
import type { TillClosing } from '@clinic/contract/billing/tills';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { seededChance } from '../../../test/seeded-chance.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeInvoice, makeItem, makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

/** Each kind of clinic has so many cases; five kinds make 200. */
const CASES = 40;
const MOST_MS = 6 * 60_000;
const MONEY = ['invoices', 'creditNotes', 'payments', 'closings', 'tillMoves'];
const GST = { code: '3004', unit: 'NOS' } as const;
const CLASSES = [
  { ...GST, kind: 'taxable', rate: 5 },
  { ...GST, kind: 'taxable', rate: 18 },
  { ...GST, kind: 'exempt', rate: 0 },
] as const;

interface Line {
  /** Place of the tax class in the list. */
  of: number;
  quantity: number;
  price: number;
}

/** Contents of an invoice's form as they were typed. */
interface Typed {
  lines: Line[];
  percent: number;
  taxPercent: number;
}

/** Sums in paise of what all dialogs of a clinic have shown. */
interface Shown {
  tax: number;
  total: number;
  drawer: number;
  modes: Record<string, number>;
}

const KINDS: [string, RegistrationKind, Partial<Business>][] = [
  ['is not registered', 'none', {}],
  ['has prices with tax', 'regular', {}],
  ['has prices without tax', 'regular', { pricesWithTax: false }],
  ['has prices without tax and rounds', 'regular', { pricesWithTax: false, roundToRupee: true }],
  ['is registered under composition', 'composition', {}],
];

describe('what is shown before the press is what is there after it, in a clinic that', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  const items: string[] = [];
  const chance = seededChance('money before and after');

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    for (const { code, unit, kind, rate } of CLASSES) {
      const rates = kind === 'taxable' ? [{ from: '2020-01-01', percent: rate }] : [];
      const input = makeTaxClass({ name: `${kind} ${rate}`, code, unit, kind, rates });
      const { id } = (await clinic.as(admin).post('/rest/taxClasses').send(input).expect(200)).body;
      await clinic.as(admin).post(`/admin/business/sign/${id}`).send({}).expect(200);
      const item = { ...makeItem({ countInStock: 100_000 }), taxClass: id };
      items.push((await clinic.as(desk).post('/inventory/addItem').send(item).expect(200)).body.item.id);
    }
  });
  afterAll(() => clinic.close());

  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const { status, body: answer } = await clinic.as(desk).post(path).send(body);
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  };
  const get = async <Answer>(path: string, who = desk): Promise<Answer> =>
    (await clinic.as(who).get(path).expect(200)).body as Answer;
  const account = (client: string) => get<ClientAccount>(`/payment/account/${client}`);
  const invoiceOf = async (id: string) =>
    (await get<{ invoice: Invoice }>(`/invoice/getInvoiceById/${id}`)).invoice;
  const notesOf = async (id: string) =>
    (await get<{ creditNotes: CreditNote[] }>(`/invoice/creditNotes/${id}`)).creditNotes;
  const mode = (): MoneyMode => MONEY_MODES[chance(0, MONEY_MODES.length)] ?? 'Cash';
  /** Draws a sum of up to so many rupees, with paise. */
  const some = (rupees: number): number => fromPaise(chance(1, Math.max(2, toPaise(rupees) + 1)));

  const typed = (kind: RegistrationKind): Typed => ({
    lines: Array.from({ length: chance(1, 4) }, () => ({
      of: chance(0, CLASSES.length),
      quantity: chance(1, 5),
      price: some(999),
    })),
    percent: [0, 0, 7.5, 12.33][chance(0, 4)] ?? 0,
    taxPercent: kind === 'none' && chance(0, 3) === 0 ? 5 : 0,
  });
  /** Computes the sums that the form's box shows. */
  const sumsOf = ({ lines, percent, taxPercent }: Typed, kind: RegistrationKind, business: Business) => {
    const priced = lines.map(({ of, ...line }) => ({ ...line, ...(CLASSES[of] ?? CLASSES[0]) }));
    if (kind === 'none')
      return invoiceTotals({
        items: priced,
        weeks: 0,
        pricePerWeek: 0,
        discountPercent: percent,
        taxPercent,
      });
    const discount: Discount | null = percent > 0 ? { percent } : null;
    const { pricesWithTax, roundToRupee } = business;
    const chargesTax = kind === 'regular';
    return gstTotals({ lines: priced, discount, pricesWithTax, roundToRupee, chargesTax, sameState: true });
  };
  const bodyOf = (client: string, { lines, percent, taxPercent }: Typed, kind: RegistrationKind) => {
    const sold = lines.map(({ of, quantity, price }) => ({ id: items[of] ?? '', quantity, price }));
    if (kind !== 'none')
      return { date: TODAY, client, items: sold, ...(percent > 0 && { discount: { percent } }) };
    const off = { discount_Percent: percent, tax_Percent: taxPercent };
    return { ...makeInvoice(client, [], { date: TODAY, ...off }), items: sold };
  };
  const pay = (shown: Shown, how: MoneyMode, rupees: number) => {
    shown.modes[how] = (shown.modes[how] ?? 0) + toPaise(rupees);
    if (how === 'Cash') shown.drawer += toPaise(rupees);
  };

  const make = async (client: string, kind: RegistrationKind, business: Business, shown: Shown) => {
    const before = await account(client);
    const form = typed(kind);
    const { total, tax } = sumsOf(form, kind, business);
    const parts = [total / 3, total / 2].slice(0, chance(0, 3)).flatMap((amount) => {
      const rupees = fromPaise(Math.floor(toPaise(Number(amount.toFixed(2)))));
      return rupees > 0 ? [{ mode: mode(), amount: rupees }] : [];
    });
    const path = kind === 'none' ? '/invoice/addInvoice' : '/invoice/issue';
    const body = { ...bodyOf(client, form, kind), payments: parts };
    const { invoice } = await post<{ invoice: Invoice }>(path, body);
    for (const part of parts) pay(shown, part.mode, part.amount);
    const paid = parts.reduce((sum, { amount }) => sum + toPaise(amount), 0);
    expect([invoice.total, invoice.tax, invoice.settled]).toEqual([total, tax, fromPaise(paid)]);
    expect(toPaise(invoice.due)).toBe(toPaise(total) - paid);
    expect(toPaise((await account(client)).due)).toBe(toPaise(before.due) + toPaise(invoice.due));
    shown.tax += toPaise(tax);
    shown.total += toPaise(total);
    return invoice.id;
  };

  const receive = async (client: string, shown: Shown) => {
    const before = await account(client);
    const amount = before.due > 0 && chance(0, 2) === 0 ? before.due : some(Math.max(before.due * 2, 50));
    const { settles, over } = receivePreview({ due: before.due, amount });
    const how = mode();
    const wish = { client, mode: how, amount, due: before.due };
    const { payment } = await post<{ payment: Payment }>('/payment/receive', wish);
    pay(shown, how, amount);
    const after = await account(client);
    expect(payment.left).toBe(over);
    expect(toPaise(after.due)).toBe(toPaise(before.due) - toPaise(settles));
    expect(toPaise(after.left)).toBe(toPaise(before.left) + toPaise(over));
    const paper = await get<{ payment: Payment }>(`/payment/receipt/${payment.id}`);
    expect(paper.payment).toMatchObject({ amount, mode: how });
  };

  const refund = async (client: string, shown: Shown) => {
    const before = await account(client);
    const credit = before.credits[0];
    if (!credit) return;
    const amount = chance(0, 2) === 0 ? credit.left : some(credit.left);
    const rest = refundPreview({ left: credit.left, amount });
    const how = mode();
    const wish = { source: credit.source, mode: how, amount, reason: 'Asked for' };
    await post('/payment/refund', wish);
    pay(shown, how, -amount);
    const after = await account(client);
    expect(after.credits.find(({ source }) => source === credit.source)?.left ?? 0).toBe(rest);
    expect(toPaise(after.left)).toBe(toPaise(before.left) - toPaise(amount));
  };

  /** Draws some of the lines, by pieces or by an amount. */
  const asked = (invoice: Invoice, notes: CreditNote[]): CreditLineInput[] => {
    const { lines, before } = shownLines(invoice, notes);
    return lines.flatMap((line, place): CreditLineInput[] => {
      const left = leftToCredit(line, before.get(place));
      if (left.net <= 0 || chance(0, 3) === 0) return [];
      if (left.quantity > 0 && chance(0, 2) === 0)
        return [{ line: place, quantity: chance(1, left.quantity + 1), returned: 'shelf' }];
      return [{ line: place, amount: some(fromPaise(left.net)), returned: 'none' }];
    });
  };

  const credit = async (client: string, id: string, shown: Shown) => {
    const [before, invoice, notes] = [await account(client), await invoiceOf(id), await notesOf(id)];
    const lines = asked(invoice, notes);
    if (lines.length === 0) return;
    const preview = creditPreview(invoice, notes, lines);
    const how = chance(0, 2) === 0 ? mode() : null;
    const answer = await post<CreditAnswer>(`/invoice/credit/${id}`, {
      updatedAt: invoice.updatedAt,
      reason: 'Unhappy',
      lines,
      ...(how && { refund: { mode: how } }),
    });
    const { creditNote: note, payment } = answer;
    expect([note.amount, note.fromDue]).toEqual([preview.amount, preview.fromDue]);
    expect(payment?.amount ?? 0).toBe(how ? preview.over : 0);
    if (how) pay(shown, how, -preview.over);
    const after = await account(client);
    expect(toPaise(after.due)).toBe(toPaise(before.due) - toPaise(preview.fromDue));
    expect(toPaise(after.left)).toBe(toPaise(before.left) + (how ? 0 : toPaise(preview.over)));
    const taxes = note.lines.flatMap(({ tax }) => (tax ? [tax.cgst, tax.sgst, tax.igst].map(toPaise) : []));
    expect(taxes.reduce((sum, one) => sum + one, 0)).toBe(toPaise(preview.tax));
    shown.tax -= toPaise(preview.tax);
    shown.total -= toPaise(preview.amount);
  };

  const correct = async (
    client: string,
    id: string,
    kind: RegistrationKind,
    { business, shown }: { business: Business; shown: Shown },
  ): Promise<string> => {
    const [before, invoice, notes] = [await account(client), await invoiceOf(id), await notesOf(id)];
    const { lines, before: credited } = shownLines(invoice, notes);
    const whole = lines.flatMap((line, place) => {
      const { quantity } = leftToCredit(line, credited.get(place));
      return quantity > 0 ? [{ line: place, quantity }] : [];
    });
    if (whole.length === 0) return id;
    const gone = creditPreview(invoice, notes, whole);
    const form = typed(kind);
    const { total, tax } = sumsOf(form, kind, business);
    const preview = correctPreview({ kept: gone.over, total });
    const answer = await post<{ creditNote: CreditNote; replacement: Invoice }>(`/invoice/correct/${id}`, {
      updatedAt: invoice.updatedAt,
      reason: 'Mistyped',
      invoice: { ...bodyOf(client, form, kind), payments: [] },
    });
    const { creditNote, replacement } = answer;
    expect([creditNote.amount, creditNote.left]).toEqual([gone.amount, preview.over]);
    expect([replacement.total, replacement.tax]).toEqual([total, tax]);
    expect([replacement.settled, replacement.due]).toEqual([preview.settled, preview.due]);
    if (notes.length === 0) expect(gone.over).toBe(paidAndKept(invoice));
    const after = await account(client);
    expect(toPaise(after.due)).toBe(toPaise(before.due) - toPaise(gone.fromDue) + toPaise(preview.due));
    expect(toPaise(after.left)).toBe(toPaise(before.left) + toPaise(preview.over));
    shown.tax += toPaise(tax) - toPaise(gone.tax);
    shown.total += toPaise(total) - toPaise(gone.amount);
    return replacement.id;
  };

  const sumIn = ({ columns, rows }: MoneyReport, label: string): number => {
    const place = columns.findIndex((column) => column.label === label);
    return rows.reduce((sum, row) => sum + toPaise(Number(row[place])), 0);
  };
  const report = (name: string) => get<MoneyReport>(`/report/${name}?from=${TODAY}&to=${TODAY}`, admin);

  it.each(KINDS)(
    '%s',
    async (_which, kind, over) => {
      for (const name of MONEY) await clinic.connection.collection(name).deleteMany({});
      const { version } = await get<{ version: number }>('/admin/business', admin);
      const [first] = REGISTERED.registration;
      const registration = kind === 'none' ? [] : [{ ...first, kind }];
      const business: Business = { ...DEFAULT_BUSINESS, ...REGISTERED, ...over, registration };
      await clinic
        .as(admin)
        .put('/admin/business')
        .send({ ...business, version })
        .expect(200);
      const shown: Shown = { tax: 0, total: 0, drawer: 0, modes: {} };
      for (let number = 0; number < CASES; number += 1) {
        const { id: client } = await clinic.addClient();
        let invoice = await make(client, kind, business, shown);
        for (let step = chance(1, 5); step > 0; step -= 1) {
          const does = chance(0, 5);
          if (does === 0) await receive(client, shown);
          else if (does === 1) await refund(client, shown);
          else if (does === 2) await credit(client, invoice, shown);
          else if (does === 3) invoice = await correct(client, invoice, kind, { business, shown });
          else invoice = await make(client, kind, business, shown);
        }
      }
      await clinic.get(Effects, { strict: false }).settled();
      // More cash may be paid out than came in, so change money is put into the drawer before.
      const float = 1_000_000;
      await post('/till/move', { direction: 'in', amount: float, reason: 'float' });
      const counted = fromPaise(shown.drawer + toPaise(float));
      const { closing } = await post<{ closing: TillClosing }>('/till/close', { counted, float: 0 });
      expect(closing).toMatchObject({ expected: counted, difference: 0 });
      for (const how of MONEY_MODES.filter((one) => one !== 'Cash')) {
        const found = closing.others.find((one) => one.mode === how);
        expect([how, toPaise(found?.in ?? 0) - toPaise(found?.out ?? 0)]).toEqual([
          how,
          shown.modes[how] ?? 0,
        ]);
      }
      const sales = await report('sales');
      expect(sumIn(sales, 'Total')).toBe(shown.total);
      expect(sumIn(sales, 'Tax')).toBe(shown.tax);
      const parts = ['Paid and kept', 'Due', 'Credited'].map((label) => sumIn(sales, label));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shown.total);
      if (kind !== 'regular') return;
      const taxes = ['Integrated Tax', 'Central Tax', 'State/UT Tax'];
      const returned = await report('gstr3b');
      expect(taxes.reduce((sum, label) => sum + sumIn(returned, label), 0)).toBe(shown.tax);
    },
    MOST_MS,
  );
});

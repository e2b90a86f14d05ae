import type { BusinessAnswer } from '@clinic/contract/billing/business';
import type { CreditAnswer, CreditNote } from '@clinic/contract/billing/credit-notes';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { MoneyReport } from '@clinic/contract/billing/money-reports';
import {
  MONEY_MODES,
  type ClientAccount,
  type MoneyMode,
  type Payment,
} from '@clinic/contract/billing/payments';
import type { TillClosing } from '@clinic/contract/billing/tills';
import { MONEY_SEED, moneyCases, type MoneyCase, type Opened } from '@clinic/contract/test/money-cases';
import { SOLD_CLASSES, type MoneyClinic, type TypedForm } from '@clinic/contract/test/money-clinics';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeInvoice, makeItem, makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

const MOST_MS = 6 * 60_000;
const MONEY = ['invoices', 'creditNotes', 'payments', 'closings', 'tillMoves'];

/** Sums of the dialogs of a clinic, in paise. */
interface Shown {
  tax: number;
  total: number;
  /** Since the last count, and when that was. */
  drawer: number;
  since?: string;
  modes: Record<string, number>;
}

/** A client of a clinic whose case is played. */
interface Played {
  clinic: MoneyClinic;
  client: string;
  shown: Shown;
}

/** The same cases are shown by the dialogs themselves: `backoffice/src/test/money-dialogs.whole.test.tsx`. */
describe('what is shown before the press is what is there after it, in a clinic that', () => {
  let app: TestApp;
  let admin: Person;
  let desk: Person;
  const items: string[] = [];

  beforeAll(async () => {
    app = await openTestApp();
    admin = await app.addAdmin();
    desk = await app.addAssistant(await app.addDoctor());
    for (const [place, { code, unit, kind, rate }] of SOLD_CLASSES.entries()) {
      const rates = kind === 'taxable' ? [{ from: '2020-01-01', percent: rate }] : [];
      const input = makeTaxClass({ name: `${kind} ${rate}`, code, unit, kind, rates });
      const { id } = (await app.as(admin).post('/rest/taxClasses').send(input).expect(200)).body;
      await app.as(admin).post(`/admin/business/sign/${id}`).send({}).expect(200);
      const item = { ...makeItem({ name: `Item ${place}`, countInStock: 100_000 }), taxClass: id };
      items.push((await app.as(desk).post('/inventory/addItem').send(item).expect(200)).body.item.id);
    }
  });
  afterAll(() => app.close());

  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const { status, body: answer } = await app.as(desk).post(path).send(body);
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  };
  const get = async <Answer>(path: string, who = desk): Promise<Answer> =>
    (await app.as(who).get(path).expect(200)).body as Answer;
  const account = (client: string) => get<ClientAccount>(`/payment/account/${client}`);
  const invoiceOf = async (id: string) =>
    (await get<{ invoice: Invoice }>(`/invoice/getInvoiceById/${id}`)).invoice;
  const notesOf = async (id: string) =>
    (await get<{ creditNotes: CreditNote[] }>(`/invoice/creditNotes/${id}`)).creditNotes;

  const bodyOf = ({ client, clinic }: Played, { lines, percent, taxPercent }: TypedForm) => {
    const sold = lines.map(({ of, quantity, price }) => ({ id: items[of] ?? '', quantity, price }));
    if (clinic.kind !== 'none')
      return { date: TODAY, client, items: sold, ...(percent > 0 && { discount: { percent } }) };
    const off = { discount_Percent: percent, tax_Percent: taxPercent };
    return { ...makeInvoice(client, [], { date: TODAY, ...off }), items: sold };
  };
  const pay = ({ modes, ...shown }: Shown, how: MoneyMode, rupees: number): Shown => ({
    ...shown,
    modes: { ...modes, [how]: (modes[how] ?? 0) + toPaise(rupees) },
    drawer: shown.drawer + (how === 'Cash' ? toPaise(rupees) : 0),
  });
  const paid = (played: Played, how: MoneyMode, rupees: number) =>
    Object.assign(played.shown, pay(played.shown, how, rupees));
  /** In paise. */
  const owed = async ({ client }: Played) => {
    const { due, left } = await account(client);
    return { due: toPaise(due), left: toPaise(left) };
  };

  /** The answers that a dialog is drawn from say what the cases draw it from. */
  const expectOpened = async (id: string, { paper, notes }: Opened) => {
    const [invoice, found] = [await invoiceOf(id), await notesOf(id)];
    const { total, due, settled, plan } = invoice;
    expect({ total, due, settled, plan }).toEqual({
      total: paper.total,
      due: paper.due,
      settled: paper.settled,
      plan: paper.plan,
    });
    const sold = ({ name, quantity, price }: Invoice['items'][number]) => ({ name, quantity, price });
    expect(invoice.items.map(sold)).toEqual(paper.items.map(sold));
    expect([invoice.gst?.lines, invoice.gst?.roundOff]).toEqual([paper.gst?.lines, paper.gst?.roundOff]);
    const credit = ({ amount, fromDue }: Invoice['credits'][number]) => ({ amount, fromDue });
    expect(invoice.credits.map(credit)).toEqual(paper.credits.map(credit));
    const said = ({
      lines,
      amount,
      fromDue,
      left,
    }: Pick<CreditNote, 'lines' | 'amount' | 'fromDue' | 'left'>) => ({
      lines: lines.map(({ line, quantity, amount: rupees, tax }) => ({ line, quantity, rupees, tax })),
      amount,
      fromDue,
      left,
    });
    expect(found.toSorted((one, other) => one.number.localeCompare(other.number)).map(said)).toEqual(
      notes.map(said),
    );
    return invoice;
  };

  const make = async (played: Played, { form, parts, shown }: MoneyCase['make']) => {
    const path = played.clinic.kind === 'none' ? '/invoice/addInvoice' : '/invoice/issue';
    const body = { ...bodyOf(played, form), payments: parts };
    const { invoice } = await post<{ invoice: Invoice }>(path, body);
    for (const part of parts) paid(played, part.mode, part.amount);
    expect([invoice.total, invoice.tax]).toEqual([shown.total, shown.tax]);
    expect(await owed(played)).toEqual({ due: toPaise(invoice.due), left: 0 });
    played.shown.tax += toPaise(shown.tax);
    played.shown.total += toPaise(shown.total);
    return invoice.id;
  };

  const receive = async (played: Played, { mode, due, amount, shown }: NonNullable<MoneyCase['receive']>) => {
    const before = await owed(played);
    const wish = { client: played.client, mode, amount, due };
    const { payment } = await post<{ payment: Payment }>('/payment/receive', wish);
    paid(played, mode, amount);
    expect(payment.left).toBe(shown.over);
    expect(await owed(played)).toEqual({
      due: before.due - toPaise(shown.settles),
      left: before.left + toPaise(shown.over),
    });
    const paper = await get<{ payment: Payment }>(`/payment/receipt/${payment.id}`);
    expect(paper.payment).toMatchObject({ amount, mode });
    return payment.id;
  };

  const credit = async (played: Played, id: string, one: MoneyCase['credits'][number]) => {
    const { lines, refund, shown } = one;
    const { updatedAt } = await expectOpened(id, one);
    const before = await owed(played);
    const { creditNote: note, payment } = await post<CreditAnswer>(`/invoice/credit/${id}`, {
      updatedAt,
      reason: 'Unhappy',
      lines,
      ...(refund && { refund: { mode: refund } }),
    });
    expect([note.amount, note.fromDue]).toEqual([shown.amount, shown.fromDue]);
    expect(payment?.amount ?? 0).toBe(refund ? shown.over : 0);
    if (refund) paid(played, refund, -shown.over);
    expect(await owed(played)).toEqual({
      due: before.due - toPaise(shown.fromDue),
      left: before.left + (refund ? 0 : toPaise(shown.over)),
    });
    const taxes = note.lines.flatMap(({ tax }) => (tax ? [tax.cgst, tax.sgst, tax.igst].map(toPaise) : []));
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(toPaise(shown.tax));
    played.shown.tax -= toPaise(shown.tax);
    played.shown.total -= toPaise(shown.amount);
    return note.id;
  };

  const refund = async (played: Played, source: string, one: NonNullable<MoneyCase['refund']>) => {
    const before = await owed(played);
    const { mode, left, amount, shown } = one;
    const leftOf = async () =>
      (await account(played.client)).credits.find((credited) => credited.source === source)?.left ?? 0;
    expect(await leftOf()).toBe(left);
    await post('/payment/refund', { source, mode, amount, reason: 'Asked for' });
    paid(played, mode, -amount);
    expect(await leftOf()).toBe(shown.rest);
    expect((await owed(played)).left).toBe(before.left - toPaise(amount));
  };

  const correct = async (played: Played, id: string, one: NonNullable<MoneyCase['correct']>) => {
    const { form, fromDue, shown } = one;
    const { updatedAt } = await expectOpened(id, one);
    const before = await owed(played);
    const { creditNote, replacement } = await post<{ creditNote: CreditNote; replacement: Invoice }>(
      `/invoice/correct/${id}`,
      { updatedAt, reason: 'Mistyped', invoice: { ...bodyOf(played, form), payments: [] } },
    );
    expect([creditNote.amount, creditNote.left]).toEqual([shown.credited, shown.over]);
    expect([replacement.total, replacement.tax]).toEqual([shown.total, shown.tax]);
    expect([replacement.settled, replacement.due]).toEqual([shown.settled, shown.due]);
    expect(await owed(played)).toEqual({
      due: before.due - toPaise(fromDue) + toPaise(shown.due),
      left: before.left + toPaise(shown.over),
    });
    played.shown.tax += toPaise(shown.tax) - toPaise(shown.creditedTax);
    played.shown.total += toPaise(shown.total) - toPaise(shown.credited);
  };

  /** All of it leaves the drawer. */
  const count = async ({ shown }: Played, one: MoneyCase['count']) => {
    const body = { notes: one.notes, float: 0, since: shown.since };
    const { closing } = await post<{ closing: TillClosing }>('/till/close', body);
    expect(closing.counted).toBe(one.shown.counted);
    expect(toPaise(closing.expected)).toBe(shown.drawer);
    expect(toPaise(closing.difference)).toBe(toPaise(one.shown.counted) - shown.drawer);
    shown.drawer = 0;
    shown.since = closing.until;
    for (const { mode, in: came, out } of closing.others)
      shown.modes[mode] = (shown.modes[mode] ?? 0) - toPaise(came) + toPaise(out);
  };

  const play = async (clinic: MoneyClinic, one: MoneyCase, shown: Shown) => {
    const played: Played = { clinic, client: (await app.addClient()).id, shown };
    const id = await make(played, one.make);
    const payment = one.receive ? await receive(played, one.receive) : '';
    const notes: string[] = [];
    for (const each of one.credits) notes.push(await credit(played, id, each));
    if (one.refund) {
      const { note } = one.refund;
      await refund(played, note === null ? payment : (notes[note] ?? ''), one.refund);
    }
    if (one.correct) await correct(played, id, one.correct);
    await app.get(Effects, { strict: false }).settled();
    await count(played, one.count);
    // The drawer's count names each other mode with what came in by it, and what went out.
    expect(MONEY_MODES.filter((mode) => mode !== 'Cash' && shown.modes[mode])).toEqual([]);
  };

  const sumIn = ({ columns, rows }: MoneyReport, label: string): number => {
    const place = columns.findIndex((column) => column.label === label);
    return rows.reduce((sum, row) => sum + toPaise(Number(row[place])), 0);
  };
  const report = (name: string) => get<MoneyReport>(`/report/${name}?from=${TODAY}&to=${TODAY}`, admin);

  const clinics = moneyCases(MONEY_SEED).map((one) => [one.clinic.which, one] as const);
  it.each(clinics)(
    '%s',
    async (_which, { clinic, cases }) => {
      for (const name of MONEY) await app.connection.collection(name).deleteMany({});
      const { version } = await get<BusinessAnswer>('/admin/business', admin);
      await app
        .as(admin)
        .put('/admin/business')
        .send({ ...clinic.business, version })
        .expect(200);
      const shown: Shown = { tax: 0, total: 0, drawer: 0, modes: {} };
      for (const one of cases) await play(clinic, one, shown);
      const sales = await report('sales');
      expect(sumIn(sales, 'Total')).toBe(shown.total);
      expect(sumIn(sales, 'Tax')).toBe(shown.tax);
      const parts = ['Paid and kept', 'Due', 'Credited'].map((label) => sumIn(sales, label));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shown.total);
      if (clinic.kind !== 'regular') return;
      const taxes = ['Integrated Tax', 'Central Tax', 'State/UT Tax'];
      const returned = await report('gstr3b');
      expect(taxes.reduce((sum, label) => sum + sumIn(returned, label), 0)).toBe(shown.tax);
    },
    MOST_MS,
  );
});

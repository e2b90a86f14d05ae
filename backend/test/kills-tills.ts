import { randomUUID } from 'node:crypto';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { Db } from 'mongodb';
import { makeDosageEntry, makeInvoice, makeItem, makePerson } from '../src/operations/demo/factories.ts';
import { Ledger, type Losses } from './kills-ledger.ts';
import { until } from './until.ts';
import { TODAY } from './test-clock.ts';

export type { Losses } from './kills-ledger.ts';

/** Milliseconds until a request counts as unanswered: the server's limit plus transport, more with a file. */
const LIMIT_MS = 17_000;
const FILE_LIMIT_MS = 122_000;
/** Another server must finish the killed server's work within so many milliseconds after its lock has expired. */
const LEFT_MS = 180_000;
/** Milliseconds of repeating a request after which the drill fails. */
const GONE_MS = 240_000;
/** Maximum stock of an item. */
const STOCK = 999_999;

interface Wish {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path after /api. */
  path: string;
  body?: object | FormData;
}
type Answer = Record<string, { id: string; checkup?: { id: string } }> & {
  id: string;
  token: string;
  /** The code of a refusal. */
  code?: string;
};

interface Till {
  /** Id of a doctor used by this till alone, since an account's uploads wait for each other. */
  doctor: string;
  client: string;
  form: string;
}

/** People who write without pause, and the answers they got. */
export class Tills {
  private readonly api: () => string;
  private readonly admin: { email: string; password: string };
  /** "admin", "assistant" or a doctor's id → token. */
  private readonly tokens: Record<string, string> = {};
  private readonly ledger = new Ledger();
  private readonly waiting = new Set<() => void>();
  private assistant = '';
  private item = '';
  private closed = false;
  private acknowledged = 0;
  private lastSent = 0;
  private repeated = 0;
  /** "503 SERVICE_UNAVAILABLE" → how often a request was sent again for it. */
  private readonly reasons: Record<string, number> = {};
  private unanswered = 0;
  private broken = 0;
  private slowestMs = 0;
  private slowestCall = '';

  constructor(api: () => string, admin: { email: string; password: string }) {
    this.api = api;
    this.admin = admin;
  }

  /** Creates the people and one item that all invoices take from. */
  async open(): Promise<void> {
    const { email, password } = this.admin;
    this.tokens.admin = await this.token('/admin/login', { email, password });
    const assistant = { ...makePerson(), doctor: await this.newDoctor() };
    this.assistant = (await this.add('/rest/assistants', assistant)).id;
    this.tokens.assistant = await this.token('/assistant/emailVerify', assistant);
    const item = await this.as('assistant', {
      method: 'POST',
      path: '/rest/inventory',
      body: makeItem({ countInStock: STOCK }),
    });
    this.item = item.id;
    this.ledger.write('item', item.id);
    this.ledger.item = { id: this.item, stock: STOCK };
  }

  /** Runs so many writers until `close`; each finishes its present request. */
  async work(tills: number): Promise<void> {
    await Promise.all(Array.from({ length: tills }, () => this.till()));
  }

  close(): void {
    this.closed = true;
  }

  /** Waits for that many further acknowledged writes. */
  acknowledge(more: number): Promise<void> {
    const goal = this.acknowledged + more;
    return this.when(() => this.acknowledged >= goal);
  }

  /** Waits for an acknowledged write that was sent after that instant. */
  acknowledgeSentAfter(at: number): Promise<void> {
    return this.when(() => this.lastSent > at);
  }

  figures() {
    const { acknowledged, repeated, reasons, broken, unanswered } = this;
    const { slowestMs, slowestCall } = this;
    return { acknowledged, repeated, reasons, broken, unanswered, slowestMs, slowestCall };
  }

  /** Finds losses by the database's contents. */
  async losses(db: Db): Promise<Losses> {
    // Waits for periodic jobs, which finish an ended engine's work within a minute and a half.
    const waiting = () => db.collection('invoices').findOne({ 'outbox.effect.kind': 'stock' });
    await until(async () => ((await waiting()) ? undefined : true), LEFT_MS);
    // Reads the audit first, since that moves all waiting rows.
    await this.as('admin', { method: 'GET', path: '/rest/audit' });
    return this.ledger.losses(db);
  }

  private async till(): Promise<void> {
    const doctor = await this.newDoctor();
    const { id: client } = await this.newClient(doctor);
    const { data } = await this.submitForm({ doctor, client });
    const till = { doctor, client, form: data?.id ?? '' };
    while (!this.closed) {
      await this.invoice(till);
      await this.count();
      await this.appointment(till);
      await this.plan(till);
      await this.form(till);
      await this.checkup(till);
      await this.consultation(till);
      await this.upload(till);
    }
  }

  private async invoice({ client }: Till): Promise<void> {
    const body = makeInvoice(client, [this.item]);
    const { invoice } = await this.as('assistant', { method: 'POST', path: '/invoice/addInvoice', body });
    this.ledger.write('invoice', invoice?.id ?? '');
    this.ledger.invoice(body.invoiceNumber);
  }

  private async count(): Promise<void> {
    const path = `/inventory/updateCount/${this.item}`;
    await this.as('assistant', { method: 'PUT', path, body: { quantity: 2 } });
    this.ledger.count(2);
    this.ledger.write('item', this.item);
  }

  private async appointment({ doctor, client }: Till): Promise<void> {
    const date = addDays(TODAY, 2);
    const body = { doctor, assistant: this.assistant, client, date, time: '10:00' };
    const { appointment } = await this.as('assistant', { method: 'POST', path: '/appointment/create', body });
    const id = appointment?.id ?? '';
    const to = { date, time: '11:00' };
    await this.as('assistant', { method: 'PUT', path: `/appointment/reschedule/${id}`, body: to });
    await this.as('assistant', { method: 'DELETE', path: `/appointment/delete/${id}` });
    this.ledger.appointment(client, id);
    for (let writes = 0; writes < 3; writes++) this.ledger.write('appointment', id);
  }

  private async plan({ doctor, client }: Till): Promise<void> {
    const body = { vitamins: [makeDosageEntry({ name: `Vitamin ${randomUUID()}` })] };
    const { vitaminPlan } = await this.as(doctor, {
      method: 'POST',
      path: `/vitaminPlan/save/${client}`,
      body,
    });
    this.ledger.write('vitamin plan', vitaminPlan?.id ?? '');
    this.ledger.state('dosagePlans', client);
  }

  private async form({ doctor, client, form }: Till): Promise<void> {
    const body = { formId: form, client, fields: { fullName: `Asha ${randomUUID()}` } };
    await this.as(doctor, { method: 'PUT', path: '/form/update', body });
    this.ledger.write('form', form);
    this.ledger.state('intakeForms', client);
  }

  private async checkup({ doctor, client }: Till): Promise<void> {
    const body = { fields: { energy: randomUUID() } };
    const { checkup } = await this.as(doctor, { method: 'POST', path: `/checkup/create/${client}`, body });
    this.ledger.write('checkup', checkup?.id ?? '');
    this.ledger.checkup(client);
  }

  private async consultation({ doctor, client }: Till): Promise<void> {
    const on = addDays(TODAY, 14);
    const body = { fields: {}, note: randomUUID(), completes: false, wish: { on } };
    const { consultation } = await this.as(doctor, {
      method: 'POST',
      path: `/consultation/${client}`,
      body,
    });
    this.ledger.write('consultation', consultation?.checkup?.id ?? '');
    this.ledger.checkup(client);
    this.ledger.note(client);
  }

  private async upload({ doctor }: Till): Promise<void> {
    const { id } = await this.newClient(doctor);
    await this.submitForm({ doctor, client: id }, `%PDF-1.4\n%${randomUUID().repeat(3000)}\n%%EOF\n`);
    this.ledger.report(id);
  }

  private async newDoctor(): Promise<string> {
    const doctor = makePerson();
    const { id } = await this.add('/rest/doctors', doctor);
    this.tokens[id] = await this.token('/doctor/emailVerify', doctor);
    return id;
  }

  private async newClient(doctor: string): Promise<Answer> {
    const { name, email, phone } = makePerson();
    const body = { name, email, phone, doctor };
    const client = await this.as('assistant', { method: 'POST', path: '/rest/clients', body });
    this.ledger.client(email);
    this.ledger.write('client', client.id);
    return client;
  }

  private async submitForm({ doctor, client }: Omit<Till, 'form'>, report?: string): Promise<Answer> {
    const body = new FormData();
    const fields = { client, formType: 'PersonalDetails', fields: '{}' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (report) body.set('bloodReport', new Blob([report], { type: 'application/pdf' }), 'report.pdf');
    const answer = await this.as(doctor, { method: 'POST', path: '/form/submitForm', body });
    this.ledger.state('intakeForms', client);
    this.ledger.write('form', answer.data?.id ?? '');
    return answer;
  }

  private async add(path: string, body: object): Promise<Answer> {
    return this.as('admin', { method: 'POST', path, body });
  }

  private async token(
    path: string,
    { email, password }: { email: string; password: string },
  ): Promise<string> {
    return (await this.as('', { method: 'POST', path, body: { email, password } })).token;
  }

  /** Repeats a request with one key until it is answered. Throws when it is refused or never answered. */
  private async as(who: string, wish: Wish): Promise<Answer> {
    const key = randomUUID();
    const end = performance.now() + GONE_MS;
    for (;;) {
      const begun = performance.now();
      if (begun > end) throw new Error(`${wish.method} ${wish.path}: no answer for ${GONE_MS / 1000} s.`);
      const answer = await this.send(who, wish, key);
      this.timed(wish, performance.now() - begun);
      if (answer?.status === 200) {
        this.acknowledged += 1;
        this.lastSent = begun;
        for (const look of this.waiting) look();
        return answer.body;
      }
      if (answer && answer.status < 500)
        throw new Error(`${wish.method} ${wish.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (answer && answer.status !== 503) this.broken += 1;
      this.repeated += 1;
      const reason = answer ? `${answer.status} ${answer.body.code ?? 'of the proxy'}` : 'no answer';
      this.reasons[reason] = (this.reasons[reason] ?? 0) + 1;
    }
  }

  private timed({ method, path }: Wish, ms: number): void {
    if (ms <= this.slowestMs) return;
    this.slowestMs = ms;
    this.slowestCall = `${method} ${path.replace(/[0-9a-f]{24}/, ':id')}`;
  }

  /** Undefined when the connection broke or timed out. */
  private async send(who: string, { method, path, body }: Wish, key: string) {
    const isForm = body instanceof FormData;
    const signal = AbortSignal.timeout(isForm ? FILE_LIMIT_MS : LIMIT_MS);
    const headers = {
      'Idempotency-Key': key,
      ...(this.tokens[who] && { Authorization: `Bearer ${this.tokens[who]}` }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    };
    try {
      const sent = isForm ? body : body && JSON.stringify(body);
      const response = await fetch(this.api() + path, { method, headers, body: sent, signal });
      return { status: response.status, body: (await response.json()) as Answer };
    } catch {
      if (signal.aborted) this.unanswered += 1;
      return undefined;
    }
  }

  private when(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }
}

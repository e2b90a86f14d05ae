import type { EmailState } from '@clinic/contract/notifications/email-kinds';
import { randomUUID } from 'node:crypto';
import type { OwnSession } from '@clinic/contract/identity/account';
import { ROLES, type Role } from '@clinic/contract/constants';
import { addDays } from '@clinic/contract/clinic-calendar';
import {
  makeDietPlan,
  makeDosageEntry,
  makeEnquiry,
  makeFood,
  makeInvoice,
  makeItem,
  makePerson,
  makePlanTemplate,
  makeProgram,
  makeTaxClass,
} from '../src/operations/demo/factories.ts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { Effects } from '../src/platform/writes/effects.ts';
import { newsletterLink, type NewsletterPurpose } from '../src/platform/mailed-links/newsletter-links.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { until } from './until.ts';
import { TODAY, TOMORROW, fromNow, testClock } from './test-clock.ts';

/** A GSTIN with a valid check digit. */
export const REGISTERED = {
  legalName: 'Trim Wellness LLP',
  address: '1 Market Road, Pune',
  state: '27',
  registration: [{ from: '2020-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
} as const;
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export type RecordKind =
  | 'alike'
  | 'appointment'
  | 'assistant'
  | 'audit'
  | 'calendar'
  | 'checkIn'
  | 'checkup'
  | 'client'
  | 'copyMade'
  | 'copyWish'
  | 'credit'
  | 'creditNote'
  | 'closing'
  | 'dietPlan'
  | 'doctor'
  | 'dueInvoice'
  | 'download'
  | 'enquiry'
  | 'erasure'
  | 'erasureWritten'
  | 'extraHours'
  | 'failedEmail'
  | 'food'
  | 'invoice'
  | 'item'
  | 'planTemplate'
  | 'removedItem'
  | 'newsletter'
  | 'ownAssistant'
  | 'ownDoctor'
  | 'report'
  | 'session'
  | 'taxClass'
  | 'timeOff'
  | 'toTell'
  | 'atLogIn'
  | 'visit'
  | 'week'
  | 'withoutLogIn';

/** A clinic with one family of people and records, and with people unrelated to them. */
export class ClinicRecords {
  readonly clinic: TestApp;
  admin: Person;
  doctor: Person;
  assistant: Person;
  client: Person;
  otherDoctor: Person;
  otherClient: Person;
  form: string;
  /** The fact of the row of people who are alike that was made last. */
  alikeFact = '';
  private minutes = 0;
  private visits = 0;
  private days = 0;
  private weeks = 100;
  private alikePairs = 0;

  private sold?: { id: string; updatedAt: string };

  private constructor(clinic: TestApp) {
    this.clinic = clinic;
  }

  /** Opens its own server; the caller closes `clinic`. */
  static async open(): Promise<ClinicRecords> {
    return ClinicRecords.of(await openTestApp());
  }

  static async of(clinic: TestApp): Promise<ClinicRecords> {
    const records = new ClinicRecords(clinic);
    records.admin = await clinic.addAdmin();
    records.doctor = await clinic.addDoctor();
    records.otherDoctor = await clinic.addDoctor();
    records.assistant = await clinic.addAssistant(records.doctor);
    records.client = await clinic.addClient(records.doctor);
    records.otherClient = await clinic.addClient(records.otherDoctor);
    await records.fill();
    return records;
  }

  /** Gives the client a running program, whatever the state before. */
  async running(): Promise<void> {
    const clients = this.clinic.connection.collection('clients');
    const client = await clients.findOne({ _id: new Types.ObjectId(this.client.id) });
    // Ends the program only if the call needs that.
    if (client?.program) return;
    await this.as('doctor').post('/program/save').send(this.programBody()).expect(200);
  }

  /** Id of a record of this kind to change or delete: a new one, or one of the client's or role's. */
  async id(kind: RecordKind, role: Role = 'client'): Promise<string> {
    switch (kind) {
      case 'session':
        return this.sessionOf(await this.clinic.signInAgain(this[role]));
      case 'client':
        return this.client.id;
      case 'alike':
        return this.alike();
      case 'closing':
        return (
          await this.as('assistant')
            .post('/till/close')
            .send(await this.tillCount())
            .expect(200)
        ).body.closing.id;
      case 'doctor':
        return (await this.clinic.addDoctor()).id;
      case 'ownAssistant':
        return this.assistant.id;
      case 'ownDoctor':
        return this.doctor.id;
      case 'calendar':
        return (await this.as('doctor').post('/doctor/calendar').expect(200)).body.address.split('/').at(-1);
      case 'week':
        return (
          await this.as('admin')
            .put(`/hours/weekOf/${this.doctor.id}`)
            .send({ validFrom: this.day(), ranges: [] })
            .expect(200)
        ).body.week.id;
      case 'extraHours':
        return (await this.as('admin').post('/hours/extra').send(this.extraHours()).expect(200)).body.extra
          .id;
      case 'timeOff':
        return (await this.as('admin').post('/hours/timeOff').send(this.timeOffInput()).expect(200)).body
          .timeOff.id;
      case 'assistant':
        return (await this.clinic.addAssistant(this.doctor)).id;
      case 'audit':
        return this.first('/rest/audit', this.admin);
      case 'newsletter':
        return this.first('/rest/newsletter', this.assistant);
      case 'download':
        return this.download();
      case 'erasureWritten':
        return this.erasureWritten();
      case 'withoutLogIn':
        return this.withoutLogIn();
      case 'copyWish':
        return this.copyWish();
      case 'copyMade':
        return this.copyMade();
      case 'erasure':
        await this.clinic
          .as(await this.clinic.addClient())
          .post('/privacy/erasure')
          .send({})
          .expect(200);
        return this.first('/rest/erasures', this.admin);
      case 'checkIn':
        return this.checkIn();
      case 'failedEmail':
        return this.email('failed');
      case 'toTell':
        return this.email('to tell');
      case 'atLogIn':
        return this.email('at log-in');
      case 'enquiry':
        await this.clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
        return this.first('/rest/enquiries', this.assistant);
      case 'food':
        return (await this.as('doctor').post('/foods').send(makeFood()).expect(200)).body.food.id;
      case 'planTemplate':
        return (await this.as('doctor').post('/templates/add').send(makePlanTemplate()).expect(200)).body
          .template.id;
      case 'taxClass':
        return (await this.as('admin').post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
      case 'item':
        return (await this.as('assistant').post('/inventory/addItem').send(makeItem()).expect(200)).body.item
          .id;
      case 'removedItem': {
        const item = await this.id('item');
        await this.as('assistant').delete(`/rest/inventory/${item}`).expect(200);
        return item;
      }
      case 'invoice':
        return (await this.sell()).id;
      case 'dueInvoice':
        return (await this.sell({ payments: [] })).id;
      case 'creditNote': {
        const { id } = await this.sell();
        const credited = this.as('assistant').post(`/invoice/credit/${id}`).send(this.creditBody());
        return (await credited.expect(200)).body.creditNote.id;
      }
      case 'credit':
        return (
          await this.as('assistant')
            .post('/payment/receive')
            .send(await this.paymentBody())
            .expect(200)
        ).body.payment.id;
      case 'report':
        return this.earlierReport();
      case 'checkup':
        return (
          await this.as('doctor')
            .post(`/checkup/create/${this.client.id}`)
            .send({ fields: { energy: 'good' } })
            .expect(200)
        ).body.checkup.id;
      case 'dietPlan':
        await this.running();
        return (
          await this.as('doctor').post(`/dietPlan/create/${this.client.id}`).send(makeDietPlan()).expect(200)
        ).body.dietPlan.id;
      case 'appointment':
        return this.appointment();
      case 'visit':
        return this.visit();
    }
  }

  /** Adds two clients with one number, and returns the row that the desk has about them. */
  private async alike(): Promise<string> {
    const phone = `95${String(this.alikePairs++).padStart(8, '0')}`;
    for (const _ of [1, 2])
      await this.as('assistant')
        .post('/rest/clients')
        .send({ ...makePerson(), phone, password: undefined })
        .expect(200);
    await this.clinic.get(Effects, { strict: false }).settled();
    const { body } = await this.as('assistant').get('/desk/today').expect(200);
    const [row] = body.lists.alike.rows as { id: string; fact: string }[];
    this.alikeFact = row?.fact ?? '';
    return row?.id ?? '';
  }

  async prove(): Promise<void> {
    for (const role of ROLES) {
      const unproven = { email: this[role].email, emailVerifiedAt: { $exists: false } };
      await this.clinic.connection
        .collection(`${role}s`)
        .updateOne(unproven, { $set: { emailVerifiedAt: testClock.now() } });
    }
  }

  programBody = () => ({ clientId: this.client.id, plan: makeProgram() });
  appointmentInput = () => ({
    doctor: this.doctor.id,
    assistant: this.assistant.id,
    client: this.client.id,
    date: TOMORROW,
    time: this.time(),
  });
  extraHours = () => ({
    doctor: this.doctor.id,
    date: this.day(),
    from: '18:00',
    to: '20:00',
    modes: ['online'],
  });
  timeOffInput = () => ({
    doctor: this.doctor.id,
    from: { date: this.day(), time: '00:00' },
    to: { date: this.day(), time: '00:00' },
    label: 'Conference',
  });
  dosage = () => [makeDosageEntry()];
  private async sell(over: object = {}): Promise<{ id: string; updatedAt: string }> {
    const invoice = { ...(await this.invoiceBody()), ...over };
    const made = this.as('assistant').post('/invoice/addInvoice').send(invoice);
    this.sold = (await made.expect(200)).body.invoice as { id: string; updatedAt: string };
    return this.sold;
  }
  /** The client says that the invoice which was made last is paid, or has said so before. */
  notReceivedBody = async () => {
    await this.as('client').post(`/invoice/sayPaid/${this.sold?.id}`).send({ reference: '4410' });
    const invoice = this.as('assistant').get(`/invoice/getInvoiceById/${this.sold?.id}`);
    return { saidPaid: (await invoice.expect(200)).body.invoice.saidPaid.id };
  };
  /** Body that credits a piece of the last invoice. */
  creditBody = () => ({
    updatedAt: this.sold?.updatedAt,
    lines: [{ line: 0, quantity: 1, returned: 'shelf' }],
    reason: 'Given back',
  });
  correctionBody = async () => ({
    updatedAt: this.sold?.updatedAt,
    reason: 'Wrong item',
    invoice: await this.invoiceBody(),
  });
  /** Body of an invoice for a program; first registers the clinic for GST. */
  issueBody = async () => {
    const admin = this.as('admin');
    const taxClass = await this.id('taxClass');
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
    const { business, version } = (await admin.get('/admin/business').expect(200)).body;
    await admin
      .put('/admin/business')
      .send({ ...business, ...REGISTERED, version })
      .expect(200);
    const program = { name: 'Detox', weeks: 4, pricePerWeek: 1250, taxClass };
    return { date: TODAY, client: this.client.id, items: [], program };
  };
  /** Body that confirms a series which a restore has stopped. */
  seriesBody = async () => {
    const stopped = { _id: 'ZZ/26-27', paper: 'refund', waitingSince: testClock.now(), gaps: [] };
    const series = this.clinic.connection.collection<typeof stopped>('paperSeries');
    await series.replaceOne({ _id: stopped._id }, stopped, { upsert: true });
    return { series: stopped._id, last: 0 };
  };
  invoiceBody = async () => makeInvoice(this.client.id, [await this.id('item')]);
  /** Body of a payment by a new client without debts, so that it becomes credit. */
  paymentBody = async () => ({
    client: (await this.clinic.addClient(this.doctor)).id,
    mode: 'Cash',
    amount: 100,
  });
  allocationBody = async () => {
    const credit = await this.paymentBody();
    const unpaid = makeInvoice(credit.client, [await this.id('item')], { payments: [] });
    const desk = this.as('assistant');
    const { body: made } = await desk.post('/invoice/addInvoice').send(unpaid).expect(200);
    const { body: received } = await desk
      .post('/payment/receive')
      .send({ ...credit, invoices: [] })
      .expect(200);
    return { source: received.payment.id, invoices: [{ invoice: made.invoice.id, amount: 50 }] };
  };
  tillCount = async () => ({
    since: (await this.as('assistant').get('/till').expect(200)).body.since ?? undefined,
    counted: 1,
    float: 0,
  });
  person = () => makePerson();
  newsletterQuery = async (purpose: NewsletterPurpose) =>
    newsletterLink(
      { jwtSecret: 'a secret of the tests with 32 characters', publicUrl: '' },
      purpose,
      await this.id('newsletter'),
    ).split('?')[1] ?? '';

  /** A new start time each call, so that visits do not overlap. */
  time(): string {
    this.minutes = (this.minutes + 35) % 1435;
    return `${String(Math.floor(this.minutes / 60)).padStart(2, '0')}:${String(this.minutes % 60).padStart(2, '0')}`;
  }

  /** A new day each call, after all bookings. */
  day(): string {
    this.days += 1;
    return addDays(TOMORROW, 1 + this.days);
  }

  as(role: 'admin' | 'doctor' | 'assistant' | 'client') {
    return this.clinic.as(this[role]);
  }

  private async fill(): Promise<void> {
    await this.running();
    const form = await this.as('doctor')
      .post('/form/submitForm')
      .field('client', this.client.id)
      .field('formType', 'PersonalDetails')
      .field('fields', '{}')
      .attach('bloodReport', PDF, 'report.pdf')
      .expect(200);
    this.form = form.body.data.id;
    await this.clinic.as().post('/newsletter').send({ email: makePerson().email }).expect(200);
  }

  private async sessionOf(person: Person): Promise<string> {
    const { body } = await this.clinic.as(person).get('/account/sessions').expect(200);
    return body.sessions.find(({ current }: OwnSession) => current).id;
  }

  /** A check-in a week old, since the call would send a due email itself. */
  private async checkIn(): Promise<string> {
    const client = new Types.ObjectId(this.client.id);
    const { insertedId } = await this.clinic.connection.collection('checkIns').insertOne({
      client,
      program: new Types.ObjectId(),
      week: ++this.weeks,
      dueOn: '2025-01-06',
      daysFollowed: 5,
      hardestMeal: 'Dinner',
      hunger: 2,
      energy: 4,
      sleep: 4,
      note: 'A wedding on Sunday.',
      weight: null,
      sentAt: testClock.now(),
      readAt: null,
      answer: null,
      version: 1,
      savedBy: { id: this.client.id, name: this.client.name, role: 'client' },
      createdAt: testClock.now(),
      updatedAt: testClock.now(),
    });
    return insertedId.toHexString();
  }

  private async email(state: EmailState): Promise<string> {
    const connection = this.clinic.get<Connection>(getConnectionToken(), { strict: false });
    const emails = connection.collection<{ _id: string }>('outbox');
    const _id = `${this.client.id}:verify-email:${randomUUID()}`;
    const now = testClock.now();
    const role = 'client';
    const { id: account, name, email } = this.client;
    await emails.insertOne({
      _id,
      message: { kind: 'verify-email', to: { name, email }, role, account, nonce: 'n' },
      client: new Types.ObjectId(account),
      state,
      attempts: 1,
      problem: 'Mailbox unavailable',
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    } as never);
    return _id;
  }

  private async earlierReport(): Promise<string> {
    await this.clinic.connection.collection('reportAllowances').updateMany({}, { $set: { ofDay: 0 } });
    const forms = this.clinic.connection.collection('intakeForms');
    const form = await forms.findOne({ _id: new Types.ObjectId(this.form) });
    await this.as('doctor')
      .put('/form/update')
      .field('formId', this.form)
      .field('client', this.client.id)
      .field('fields', '{}')
      .attach('bloodReport', PDF, 'report.pdf')
      .expect(200);
    return String(form?.bloodReport.file);
  }

  private async download(): Promise<string> {
    await this.as('client').post('/privacy/download').expect(200);
    return until(async () => {
      const { download } = (await this.as('client').get('/privacy/me').expect(200)).body;
      return download?.state === 'ready' ? download.id : undefined;
    });
  }

  /** A client of the doctor without an address. */
  private async withoutLogIn(): Promise<string> {
    const { name, phone } = makePerson();
    const typed = { name, phone, doctor: this.doctor.id };
    return (await this.as('assistant').post('/rest/clients').send(typed).expect(200)).body.id;
  }

  private async erasureWritten(): Promise<string> {
    const id = await this.withoutLogIn();
    const path = `/privacy/writtenDown/${id}/erasure`;
    await this.as('assistant').post(path).send({ proof: 'paper' }).expect(200);
    return id;
  }

  private async copyWish(): Promise<string> {
    const id = await this.withoutLogIn();
    const wish = { version: NOTICE_VERSION, proof: 'clinic', copy: true };
    await this.as('assistant').put(`/privacy/writtenDown/${id}`).send(wish).expect(200);
    return id;
  }

  private async copyMade(): Promise<string> {
    const id = await this.copyWish();
    const path = `/privacy/writtenDown/${id}`;
    await this.as('doctor').post(`${path}/copy`).expect(200);
    return until(async () => {
      const { wishes } = (await this.as('doctor').get(path).expect(200)).body;
      return wishes.download?.state === 'ready' ? id : undefined;
    });
  }

  private async first(list: string, who: Person): Promise<string> {
    return (await this.clinic.as(who).get(list).expect(200)).body[0].id;
  }

  /** Id of a confirmed visit in the past. */
  private async visit(): Promise<string> {
    const client = (await this.clinic.addClient(this.doctor)).id;
    this.visits += 1;
    const date = addDays(TOMORROW, this.visits);
    const booking = { ...this.appointmentInput(), client, date, confirm: true };
    const { body } = await this.as('assistant').post('/appointment/create').send(booking).expect(200);
    // Each visit is before the last one, since the doctor sees one client at a time.
    const startsAt = fromNow(-this.visits * 1_800_000);
    await this.clinic.connection
      .collection('appointments')
      .updateOne(
        { _id: new Types.ObjectId(String(body.appointment.id)) },
        { $set: { startsAt, endsAt: new Date(startsAt.getTime() + 900_000) } },
      );
    return body.appointment.id;
  }

  /** Id of the client's upcoming appointment; a new one after a cancellation. */
  private async appointment(): Promise<string> {
    const { body } = await this.as('client').post('/appointment/create').send(this.appointmentInput());
    if (body.appointment) return body.appointment.id;
    const mine = await this.as('client').get('/appointment/getAllAppointments').expect(200);
    const active = (mine.body.appointments as { id: string; status: string }[]).find(
      ({ status }) => status !== 'cancelled',
    );
    return active?.id ?? '';
  }
}

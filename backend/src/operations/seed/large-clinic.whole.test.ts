import { getModelToken } from '@nestjs/mongoose';
import { EarlierInvoices } from '../../billing/payments/earlier-invoices.ts';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Model } from 'mongoose';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { DemoClinic } from '../demo/demo-clinic.ts';
import { LargeClinic } from './large-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ASKED = { clients: 120, invoices: 600, appointments: 900, audit: 1500 };
const quiet = () => undefined;

describe('a large clinic for trying things on', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.get(DemoClinic, { strict: false }).fillOnce();
    await seed().add(ASKED, quiet);
  });
  afterAll(() => clinic.close());

  const seed = () => clinic.get(LargeClinic, { strict: false });
  const rows = (name: string) => clinic.connection.collection(name);
  const SEEDED = Buffer.from('seed').toString('hex');
  const seededIds = async (name: string) =>
    (await rows(name).find().sort({ _id: 1 }).toArray())
      .map(({ _id }) => _id)
      .filter((id) => String(id).slice(10, 18) === SEEDED);
  const made = { phone: /^9700000\d{3}$/ };
  const list = async (resource: string, filter: object) => {
    const admin = await clinic.addAdmin();
    const query = { filter: JSON.stringify(filter) };
    return (await clinic.as(admin).get(`/rest/${resource}`).query(query).expect(200)).body as {
      id: string;
      name: string;
      invoiceNumber: string;
    }[];
  };

  it('has as many records as were asked for, over ten years', async () => {
    expect(await rows('clients').countDocuments(made)).toBe(ASKED.clients);
    expect(await rows('audit').countDocuments({ from: /^10\.0\.0\./ })).toBe(ASKED.audit);
    const days = await rows('invoices').distinct('date', { 'createdBy.id': { $ne: '' } });
    const years = new Set(days.map((day) => String(day).slice(0, 4)));
    expect(years.size).toBeGreaterThanOrEqual(10);
  });

  it('goes on counting where the invoices of the year end', async () => {
    const year = TODAY.slice(0, 4);
    const [last] = await rows('invoices')
      .find({ series: `inv-${year}-` })
      .sort({ serial: -1 })
      .toArray();
    const desk = await clinic.addAssistant(await clinic.addDoctor());
    const { body } = await clinic.as(desk).get('/invoice/nextNumber').expect(200);
    const next = String(Number(last?.serial) + 1).padStart(4, '0');
    expect(body.invoiceNumber).toBe(`INV-${year}-${next}`);
  });

  it('finds its people and its invoices as the product’s are found', async () => {
    const client = await rows('clients').findOne({ ...made, phone: '9700000008' });
    for (const q of [String(client?.name).slice(1), '00000008', 'client.8@'])
      expect((await list('clients', { q })).map(({ id }) => id)).toContain(client?._id.toHexString());
    const invoice = await rows('invoices').findOne({ 'client.id': client?._id });
    const found = await list('invoices', { q: String(invoice?.invoiceNumber).slice(5) });
    expect(found.map(({ invoiceNumber }) => invoiceNumber)).toContain(invoice?.invoiceNumber);
    expect((await list('audit', { q: client?.name })).length).toBeGreaterThan(0);
  });

  it('lets its doctors log in, each with clients and visits', async () => {
    const logIn = { email: 'doctor.1@large.example', password: 'demo-clinic' };
    const { body } = await clinic.as().post('/doctor/emailVerify').send(logIn).expect(200);
    const { body: own } = await clinic.as(body).get('/client/allClients').expect(200);
    expect(own.clients.length).toBeGreaterThan(0);
  });

  it('has series, each the one thing that its client has still to come, as the product books them', async () => {
    const series = await rows('bookings')
      .find({ _id: { $in: await seededIds('bookings') } })
      .toArray();
    expect(series.length).toBeGreaterThan(0);
    for (const { _id, client, list: booked } of series) {
      const visits = await rows('appointments').find({ 'series.id': _id }).sort({ startsAt: 1 }).toArray();
      expect(visits.map(({ series: place, date, time }) => ({ n: place.n, of: date, date, time }))).toEqual(
        booked,
      );
      expect(visits.map(({ series: place }) => place.of)).toEqual(booked.map(() => booked.length));
      expect(await rows('appointments').countDocuments({ activeClient: client.id })).toBe(0);
      const desk = await clinic.addAssistant(await clinic.addDoctor());
      const path = `/appointment/series/${client.id.toHexString()}`;
      const { body } = await clinic.as(desk).get(path).expect(200);
      expect(body.series).toMatchObject({ id: _id.toHexString(), of: booked.length });
    }
  });

  it('stores records in the product’s own shape', async () => {
    // Makes payments for the invoices, as for those of an earlier release.
    await clinic.get(EarlierInvoices, { strict: false }).run();
    const records = await ClinicRecords.of(clinic);
    await records.running();
    await Promise.all([records.id('invoice'), records.id('enquiry'), records.id('newsletter')]);
    await clinic
      .as()
      .post(`/newsletter/confirm?${await records.newsletterQuery('confirm')}`)
      .expect(200);
    const fields = async (name: string, isSeeded: boolean) => {
      const found = await rows(name).find().sort({ _id: -1 }).toArray();
      const row = found.find(({ _id }) => (String(_id).slice(10, 18) === SEEDED) === isSeeded);
      return Object.keys(row ?? {}).toSorted();
    };
    for (const name of ['invoices', 'enquiries', 'newsletterAddresses', 'audit'])
      expect([name, await fields(name, true)]).toEqual([name, await fields(name, false)]);
    // Fields of these records depend on their state, so only unknown fields are reported.
    for (const model of [AppointmentRecord.name, ClientRecord.name]) {
      const { schema, collection } = clinic.get<Model<unknown>>(getModelToken(model), { strict: false });
      const names = await fields(collection.name, true);
      expect(names.filter((name) => !schema.pathType(name).match(/real|nested/))).toEqual([]);
    }
  });

  it('goes on where a run was ended, and makes nothing twice', async () => {
    const marks = rows('clinic_state');
    await marks.updateOne(
      { _id: 'large' as never },
      { $unset: { finished: 1 }, $set: { 'done.InvoiceRecord': 100, 'done.AuditRecord': 0 } },
    );
    const [invoices, audit] = [await rows('invoices').countDocuments(), await rows('audit').countDocuments()];
    await seed().add(ASKED, quiet);
    expect(await rows('invoices').countDocuments()).toBe(invoices);
    expect(await rows('audit').countDocuments()).toBeGreaterThanOrEqual(audit);
    expect(await rows('audit').countDocuments({ from: /^10\.0\.0\./ })).toBe(ASKED.audit);
  });

  it('refuses a database with a large clinic, or with a part of another one', async () => {
    await expect(seed().add(ASKED, quiet)).rejects.toThrow('has a large clinic already');
    await rows('clinic_state').updateOne({ _id: 'large' as never }, { $unset: { finished: 1 } });
    await expect(seed().add({ ...ASKED, audit: 2 }, quiet)).rejects.toThrow('go on with the same numbers');
  });
});

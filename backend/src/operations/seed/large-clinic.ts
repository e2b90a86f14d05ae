import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { AuditRecord } from '../../platform/audit/audit.schema.ts';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { BookingRecord } from '../../scheduling/appointments/booking.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { EnquiryRecord } from '../../clients/enquiries/enquiry.schema.ts';
import { ItemRecord } from '../../billing/inventory/item.schema.ts';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';
import { NewsletterAddressRecord } from '../../notifications/newsletter/newsletter-address.schema.ts';
import { AssistantRecord } from '../../identity/staff/assistant.schema.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { DEMO_PASSWORD } from '../demo/demo-clinic.ts';
import { LargeAudit } from './large-audit.ts';
import { LargeDesk } from './large-desk.ts';
import { LargePeople } from './large-people.ts';
import { LargeSeed, type LargeCounts, type Tell } from './large-seed.ts';
import { enquiryRow, newsletterRow } from './large-visitors.ts';
import { LargeSeriesOfVisits } from './large-series.ts';
import { LargeYears, type Place } from './large-years.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Models with many records. */
const FILLED = [
  ClientRecord,
  EnquiryRecord,
  NewsletterAddressRecord,
  AppointmentRecord,
  InvoiceRecord,
  AuditRecord,
].map(({ name }) => name);
/** Days that an enquiry waits for an answer. */
const UNANSWERED_DAYS = 3;

/** Fills a database with ten years of a large clinic, to try how the product behaves. */
@Injectable()
export class LargeClinic {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Adds records to the demo clinic; continues an interrupted run. Throws SeedRefused. */
  async add(counts: LargeCounts, tell: Tell): Promise<void> {
    const seed = await LargeSeed.begin(this.connection, counts, this.clock.now(), tell);
    const { clients, invoices, appointments, audit } = counts;
    const years = new LargeYears(seed.now, this.env.clinicTimezone);
    const hash = await this.passwords.hash(DEMO_PASSWORD);
    const people = new LargePeople(years, { clients, doctors: years.busiest(appointments) }, hash);
    const desk = new LargeDesk(years, people, await this.items(), clients);
    const rows = new LargeAudit(years, people, desk, counts);
    const today = years.days.findLast(({ date }) => date <= seed.today(this.env.clinicTimezone));
    // Only an embedded database is surely used alone; on another a server may need the indexes.
    const alone = this.env.mongodbUri === undefined;
    const fresh = (today?.number ?? 0) - UNANSWERED_DAYS;
    const firstAhead = years.firstAhead(appointments);

    const series = new LargeSeriesOfVisits(years, { total: appointments, clients });
    const ofSeries = series.byVisit((index) => desk.waitingClient(index - firstAhead));
    const visit = (place: Place) => desk.appointmentRow(place, firstAhead, ofSeries.get(place.index));

    if (alone) await seed.withoutIndexes(FILLED);
    await seed.whole(DoctorRecord.name, people.staff('doctor'));
    await seed.whole(AssistantRecord.name, people.staff('assistant'));
    const each = (from: number) => years.places(clients, from);
    await seed.many(ClientRecord.name, clients, each, (place) => people.clientRow(place));
    await seed.many(EnquiryRecord.name, clients, each, (place) =>
      enquiryRow(place, place.day.number > fresh),
    );
    await seed.many(NewsletterAddressRecord.name, clients, each, newsletterRow);
    await seed.many(
      AppointmentRecord.name,
      appointments,
      (from) => years.places(appointments, from, true),
      visit,
    );
    await seed.whole(BookingRecord.name, series.records(visit));
    await seed.many(
      InvoiceRecord.name,
      invoices,
      (from) => years.places(invoices, from),
      (place) => desk.invoiceRow(place, invoices),
    );
    await seed.many(
      AuditRecord.name,
      audit,
      (from) => years.places(audit, from),
      (place) => rows.row(place),
    );
    await seed.withIndexes(FILLED);
    await seed.finish(this.clock.now());
  }

  private async items() {
    const items = await this.connection
      .model<ItemRecord>(ItemRecord.name)
      .find({}, { name: 1, price: 1 })
      .sort({ _id: 1 })
      .lean();
    return items.map(({ _id, name, price }) => ({ id: _id.toHexString(), name, price: price / 100 }));
  }
}

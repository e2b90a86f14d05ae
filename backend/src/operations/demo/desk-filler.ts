import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { LOW_STOCK } from '@clinic/contract/constants';
import { Types, type Connection, type Model } from 'mongoose';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { BookingPolicyRecord } from '../../scheduling/booking-policy/booking-policy.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { EnquiriesService } from '../../clients/enquiries/enquiries.service.ts';
import { ExtraHoursRecord } from '../../scheduling/hours/extra-hours.schema.ts';
import { TimeOffRecord } from '../../scheduling/hours/time-off.schema.ts';
import { WeekRecord } from '../../scheduling/hours/week.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { InventoryService } from '../../billing/inventory/inventory.service.ts';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import { proposedNumber } from '../../billing/invoices/invoice-number.ts';
import { InvoicesService } from '../../billing/invoices/invoices.service.ts';
import { FreeTimesService } from '../../scheduling/appointments/free-times.service.ts';
import { SeriesBooking } from '../../scheduling/appointments/series-booking.ts';
import { demoAppointments } from './demo-desk.ts';
import { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { VISIT_MINUTES } from './made-visit.ts';
import { demoEmails, demoTellings } from './demo-emails.ts';
import { demoPayment, soldFor } from './demo-money.ts';
import { demoHours, demoWorkingTime } from './demo-hours.ts';
import { ENQUIRIES, ITEMS, PHONE_ENQUIRY } from './demo-names.ts';
import { teamOf, type Team } from './demo-team.ts';
import { MoneyFiller } from './money-filler.ts';
import { job } from '../../platform/writes/write-context.ts';

/** A client who has no other visit to come. */
const WITH_SERIES = 35;

/** Writes what the front desk of the demo clinic has done so far. */
@Injectable()
export class DeskFiller {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
    private readonly money: MoneyFiller,
  ) {}

  /** Stores visits, and before them the working hours and the time off that they keep to. */
  async fillAppointments(now: Date, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const zone = this.env.clinicTimezone;
    const today = clinicToday(now, zone);
    const named = ({ id, name }: Caller) => ({ id: new Types.ObjectId(id), name });
    const visits = demoAppointments(now, zone, clients, (index) => {
      const { doctor, assistant } = teamOf(teams, index);
      const work = demoWorkingTime(index % teams.length, today);
      return { doctor: named(doctor), assistant: named(assistant), work };
    });
    const doctors = teams.map(({ doctor }) => ({ ...doctor, _id: new Types.ObjectId(doctor.id) }));
    const { policy, weeks, extra, timeOff } = demoHours({ now, today, zone }, doctors, visits);
    const stored = visits.map((visit) => ({ ...visit, _id: new Types.ObjectId() }));
    await Promise.all([
      this.model(AppointmentRecord).insertMany(stored),
      this.model(OutboxRecord).insertMany(
        [...demoEmails(now, stored, clients), ...demoTellings(now, stored, clients)],
        { timestamps: false },
      ),
      this.model(BookingPolicyRecord).insertMany([policy]),
      this.model(WeekRecord).insertMany(weeks),
      this.model(ExtraHoursRecord).insertMany(extra),
      this.model(TimeOffRecord).insertMany(timeOff),
    ]);
  }

  /** Books a weekly course for a client without another visit; dates that are not free are left out. */
  async fillSeries(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const client = clients[WITH_SERIES] as ClientRecord;
    const { doctor, assistant } = teamOf(teams, WITH_SERIES);
    const from = {
      doctor: doctor.id,
      duration: VISIT_MINUTES,
      date: addDays(today, 8),
      to: addDays(today, 14),
    };
    const { days = [] } = await this.service(FreeTimesService).answer(assistant, from);
    const weekly = {
      client: client._id.toHexString(),
      doctor: doctor.id,
      assistant: assistant.id,
      duration: VISIT_MINUTES,
      every: { weeks: 1 },
      times: 8,
    };
    const booking = this.service(SeriesBooking);
    // Extra hours open a day for one week only, so the first day that is open most weeks is taken.
    for (const { date, times } of days) {
      const time = times.at(-1);
      if (time === undefined) continue;
      const series = { ...weekly, first: { date, time } };
      const { dates } = await booking.book(job(assistant), { ...series, dryRun: true });
      const leaveOut = dates.flatMap(({ of, obstacle }) => (obstacle ? [of] : []));
      if (leaveOut.length > series.times / 2) continue;
      await booking.book(job(assistant), { ...series, leaveOut });
      return;
    }
  }

  /** Stores fifty items, some of them low, sixty invoices over three months, and a few enquiries. */
  async fill(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const inventory = this.service(InventoryService);
    const items: { id: string; price: number }[] = [];
    for (const [index, [name, category, price]] of ITEMS.entries()) {
      const countInStock = index % 9 === 4 ? 6 : 60 + ((index * 13) % 80);
      const item = await inventory.create(job(), { name, category, price, countInStock, description: '' });
      // An item with low stock has not been sold lately, so that its count stays low.
      if (countInStock > LOW_STOCK) items.push({ id: item.id, price });
    }
    const invoices = this.service(InvoicesService);
    const year = today.slice(0, 4);
    for (let index = 0; index < 60; index += 1) {
      const client = clients[(index * 7) % clients.length] as ClientRecord;
      const lines = [items[(index * 3) % items.length], items[(index * 5 + 1) % items.length]];
      const invoice: CreateInvoice = {
        invoiceNumber: proposedNumber(year, index + 1),
        date: addDays(today, Math.round((index - 59) * 1.5)),
        client: client._id.toHexString(),
        items: lines.map((line) => ({
          id: line?.id ?? '',
          price: soldFor(index, line?.price ?? 0),
          quantity: 1 + (index % 3),
        })),
        tax_Percent: 5,
        discount_Percent: index % 4 === 0 ? 10 : 0,
        paymentMode: index % 3 === 0 ? 'Online' : 'Cash',
        ...(client.program && {
          selectedPlan: client.program.name,
          numberOfWeeks: client.program.duration,
          pricePerWeek: 1250,
        }),
      };
      const paid = { ...invoice, client: client._id.toHexString(), ...demoPayment(index, invoice) };
      await invoices.create(job(teamOf(teams, index).assistant), paid);
    }
    await this.money.fill(today, clients[3] as ClientRecord, teamOf(teams, 3).assistant);
    const enquiries = this.service(EnquiriesService);
    for (const [index, [name, age, location, plan, message]] of ENQUIRIES.entries())
      await enquiries.send(job(), {
        name,
        age,
        email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
        phoneNumber: `98${79_012_345 + index * 104_729}`,
        location,
        terms: true,
        plan,
        message,
      });
    await enquiries.writeDown(job(teamOf(teams, 0).assistant), {
      ...PHONE_ENQUIRY,
      callBackAt: clinicInstant(addDays(today, 1), '11:00', this.env.clinicTimezone).toISOString(),
    });
  }

  private model<Row>({ name }: new () => Row): Model<Row> {
    return this.connection.model<Row>(name);
  }

  private service<Service>(type: new (...args: never[]) => Service): Service {
    return this.modules.get(type, { strict: false });
  }
}

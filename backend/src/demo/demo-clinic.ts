import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { LOW_STOCK } from '@clinic/contract/constants';
import type { Connection } from 'mongoose';
import { AdminsService } from '../admins/admins.service.ts';
import { AppointmentRecord } from '../appointments/appointment.schema.ts';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { hashPassword } from '../auth/passwords.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { ClientRecord } from '../clients/client.schema.ts';
import { ENV, EnvError, type Env } from '../config/env.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { EnquiriesService } from '../enquiries/enquiries.service.ts';
import type { Caller } from '../http/clinic-request.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { InventoryService } from '../inventory/inventory.service.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { SnacksPlansService } from '../snacks-plans/snacks-plans.service.ts';
import { demoCheckups, demoDoses, demoForms, demoSnacks, demoWeeks } from './demo-care.ts';
import { demoClients, storyOf } from './demo-clients.ts';
import { demoAppointments } from './demo-desk.ts';
import { ITEMS } from './demo-names.ts';
import { makePerson } from './factories.ts';

/** Of everybody in the demo clinic. */
export const DEMO_PASSWORD = 'demo-clinic';

/** One log-in for each face; printed at the start. */
export const DEMO_LOG_INS = [
  { area: 'Admin', path: '/admin/login', email: 'admin@demo.example' },
  { area: 'Doctor', path: '/staff/login', email: 'doctor@demo.example' },
  { area: 'Assistant', path: '/staff/login', email: 'assistant@demo.example' },
  { area: 'Client', path: '/client/login', email: 'client@demo.example' },
] as const;

const MARK = 'demo' as never;

interface Team {
  doctor: Caller;
  assistant: Caller;
}

/** A believable clinic for a first look; marked in the database, so that screens and a production start know it. */
@Injectable()
export class DemoClinic {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  /** Whether this database holds the demo clinic. */
  async isHere(): Promise<boolean> {
    return (await this.marks.findOne({ _id: MARK })) !== null;
  }

  /** Fills an empty database when asked to; answers whether this is a demo clinic. Throws EnvError in production. */
  async prepare(): Promise<boolean> {
    const here = await this.isHere();
    if (here && this.env.production)
      throw new EnvError(
        'The database holds the demo clinic: run "npm run demo:clear" before NODE_ENV=production.',
      );
    if (here || this.env.demoData === false) return here;
    return this.fillOnce();
  }

  /** Fills a database without accounts; answers whether the demo clinic is there afterwards. */
  async fillOnce(): Promise<boolean> {
    if (await this.isHere()) return true;
    const accounts = await Promise.all(
      ['admins', 'doctors', 'clients'].map((name) =>
        this.connection.collection(name).estimatedDocumentCount(),
      ),
    );
    if (accounts.some((count) => count > 0)) return false;
    await this.marks.insertOne({ _id: MARK, at: new Date() });
    await this.fill();
    return true;
  }

  private async fill(): Promise<void> {
    const today = clinicToday(new Date(), this.env.clinicTimezone);
    const teams = await this.fillStaff();
    const clients = await this.fillClients(today, teams);
    await Promise.all([
      this.fillCare(today, clients, teams),
      this.fillAppointments(today, clients, teams),
      this.fillDesk(today, clients, teams),
    ]);
  }

  private async fillStaff(): Promise<Team[]> {
    const person = (name: string, email: string) => makePerson({ name, email, password: DEMO_PASSWORD });
    const doctors = this.service(DoctorsService);
    const assistants = this.service(AssistantsService);
    await this.service(AdminsService).create(person('Kavita Shah', 'admin@demo.example'));
    const teams: Team[] = [];
    for (const [doctorName, assistantName, number] of [
      ['Dr Asha Mehta', 'Nisha Solanki', ''],
      ['Dr Raghav Iyer', 'Farhan Sheikh', '2'],
    ] as const) {
      const doctor = await doctors.create(person(doctorName, `doctor${number}@demo.example`));
      const id = doctor._id.toHexString();
      const assistant = await assistants.create({
        ...person(assistantName, `assistant${number}@demo.example`),
        doctor: id,
      });
      teams.push({
        doctor: { id, name: doctorName, role: 'doctor' },
        assistant: { id: assistant._id.toHexString(), name: assistantName, role: 'assistant' },
      });
    }
    const [first] = teams;
    await assistants.create({
      ...person('Priya Thakkar', 'assistant3@demo.example'),
      doctor: first?.doctor.id,
    });
    return teams;
  }

  private async fillClients(today: string, teams: Team[]): Promise<ClientRecord[]> {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const clients = demoClients(
      today,
      teams.map(({ doctor }) => doctor),
      passwordHash,
    );
    const made = await this.connection.model<ClientRecord>(ClientRecord.name).insertMany(clients);
    return made.map((client) => client.toObject());
  }

  /** Forms, plans and checkups of the clients in care, saved by their own doctor. */
  private async fillCare(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const forms = this.connection.model<IntakeFormRecord>(IntakeFormRecord.name);
    const checkups = this.connection.model<CheckupRecord>(CheckupRecord.name);
    for (const [index, client] of clients.entries()) {
      const { doctor } = teamOf(teams, index);
      const clientId = client._id.toHexString();
      if (storyOf(index) === 'new') continue;
      const at = { createdAt: client.createdAt, updatedAt: client.createdAt };
      const filled = demoForms(index, client.name, client.email, client.phone);
      await forms.insertMany(
        Object.entries(filled).map(([formType, fields]) => ({
          client: client._id,
          formType,
          fields,
          createdBy: doctor,
          savedBy: doctor,
          ...at,
        })),
      );
      if (!client.program) continue;
      const status = index % 6 === 3 ? ('draft' as const) : ('published' as const);
      const weeks = demoWeeks(4, index);
      await this.service(DietPlansService).create(doctor, clientId, {
        weeks,
        status,
        notes: 'Drink a glass of warm water before every meal.',
      });
      const doses = this.service(DosagePlansService);
      await doses.save(doctor, 'vitamin', clientId, { entries: demoDoses('Vitamin', index) });
      await doses.save(doctor, 'herbs', clientId, { entries: demoDoses('Herb', index) });
      await this.service(SnacksPlansService).save(doctor, clientId, { snacks: demoSnacks(index) });
      const visits = demoCheckups(client.program.startDate, today);
      await checkups.insertMany(
        visits.map(({ at: day, fields }) => ({
          client: client._id,
          fields,
          savedBy: doctor,
          createdAt: day,
          updatedAt: day,
        })),
      );
    }
  }

  private async fillAppointments(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const stored = ({ id, name }: Caller) => ({ id: new this.connection.base.Types.ObjectId(id), name });
    const rows = demoAppointments(today, this.env.clinicTimezone, clients, (index) => {
      const { doctor, assistant } = teamOf(teams, index);
      return { doctor: stored(doctor), assistant: stored(assistant) };
    });
    await this.connection.model<AppointmentRecord>(AppointmentRecord.name).insertMany(rows);
  }

  /** Fifty items, some of them low, sixty invoices over three months, and a few enquiries. */
  private async fillDesk(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const inventory = this.service(InventoryService);
    const items: { id: string; price: number }[] = [];
    for (const [index, [name, category, price]] of ITEMS.entries()) {
      const countInStock = index % 9 === 4 ? 6 : 60 + ((index * 13) % 80);
      const item = await inventory.create({ name, category, price, countInStock, description: '' });
      // What is low has not been sold lately.
      if (countInStock > LOW_STOCK) items.push({ id: item._id.toHexString(), price });
    }
    const invoices = this.service(InvoicesService);
    const year = today.slice(0, 4);
    for (let index = 0; index < 60; index += 1) {
      const client = clients[(index * 7) % clients.length] as ClientRecord;
      const lines = [items[(index * 3) % items.length], items[(index * 5 + 1) % items.length]];
      await invoices.create(
        teamOf(teams, index).assistant,
        {
          invoiceNumber: `INV-${year}-${String(index + 1).padStart(4, '0')}`,
          date: addDays(today, Math.round((index - 59) * 1.5)),
          client: client._id.toHexString(),
          items: lines.map((line) => ({
            id: line?.id ?? '',
            price: line?.price ?? 0,
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
        },
        undefined,
      );
    }
    const enquiries = this.service(EnquiriesService);
    for (const [name, plan] of [
      ['Bhumi Raval', 'weight-loss'],
      ['Ashok Nanavati', 'diabetic'],
      ['Sonal Gajjar', 'thyroid'],
      ['Rahul Tandon', undefined],
    ] as const) {
      const { email, phone } = makePerson();
      const message = 'When could I come for a first talk?';
      await enquiries.send({
        name,
        age: 34,
        email,
        phoneNumber: phone,
        location: 'Ahmedabad',
        terms: true,
        plan,
        message,
      });
    }
  }

  private service<Service>(type: new (...args: never[]) => Service): Service {
    return this.modules.get(type, { strict: false });
  }

  private get marks() {
    return this.connection.collection('clinic_state');
  }
}

const teamOf = (teams: Team[], index: number): Team => teams[index % teams.length] as Team;

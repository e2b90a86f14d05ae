import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { Connection } from 'mongoose';
import { AdminRecord } from '../../identity/staff/admin.schema.ts';
import { AdminsService } from '../../identity/staff/admins.service.ts';
import { AssistantRecord } from '../../identity/staff/assistant.schema.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { AlikeGroups } from '../../clients/alike/alike-groups.service.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, EnvError, isLoopback, type Env } from '../../platform/config/env.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { DemoIsHere } from '../../dashboards/what-is-left/what-is-left.service.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { CareFiller } from './care-filler.ts';
import { demoClients } from './demo-clients.ts';
import type { Team } from './demo-team.ts';
import { DeskFiller } from './desk-filler.ts';
import { makePerson } from './factories.ts';
import { Clock } from '../../platform/config/clock.ts';
import { job } from '../../platform/writes/write-context.ts';

/** Password of everybody in the demo clinic. */
export const DEMO_PASSWORD = 'demo-clinic';

/** One log-in for each area; printed at the start. */
export const DEMO_LOG_INS = [
  { area: 'Admin', path: '/admin/login', email: 'admin@demo.example' },
  { area: 'Doctor', path: '/staff/login', email: 'doctor@demo.example' },
  { area: 'Assistant', path: '/staff/login', email: 'assistant@demo.example' },
  { area: 'Client', path: '/client/login', email: 'client@demo.example' },
] as const;

const MARK = 'demo';
/** How long ago the staff of the demo clinic began, in days: before each of its clients. */
const STAFF_SINCE_DAYS = 400;

/** A believable clinic, marked in the database, so that screens and a production start recognise it. */
@Injectable()
export class DemoClinic {
  private readonly logger = new Logger(DemoClinic.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
    private readonly care: CareFiller,
    private readonly desk: DeskFiller,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Tells whether this database holds the demo clinic. */
  @Answers(DemoIsHere)
  async isHere(): Promise<boolean> {
    return (await this.marks.findOne({ _id: MARK })) !== null;
  }

  /**
   * Fills an empty database if asked to; returns whether this is a demo clinic. Its passwords are public, so it throws
   * EnvError in production and where other machines reach the server.
   */
  async prepare(): Promise<boolean> {
    const here = await this.isHere();
    const open = this.env.production ? 'NODE_ENV=production' : `HOST=${this.env.host}`;
    if (here && (this.env.production || !isLoopback(this.env.host)))
      throw new EnvError(`The database holds the demo clinic: run "npm run demo:clear" before ${open}.`);
    if (here || this.env.demoData === false) return here;
    const filled = await this.fillOnce();
    if (!filled && this.env.demoData)
      this.logger.warn(
        'DEMO_DATA=true, but the demo clinic was left out: the database has accounts already, of which ADMIN_EMAIL may have made the first.',
      );
    return filled;
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
    await this.marks.insertOne({ _id: MARK, at: this.clock.now() });
    await this.fill();
    return true;
  }

  private async fill(): Promise<void> {
    const now = this.clock.now();
    const today = clinicToday(now, this.env.clinicTimezone);
    const teams = await this.fillStaff(today);
    const clients = await this.fillClients(today, teams);
    await this.service(AlikeGroups).groupNumbers();
    await Promise.all([
      this.care.fill(today, clients, teams),
      this.desk.fillAppointments(now, clients, teams).then(() => this.desk.fillSeries(today, clients, teams)),
      this.desk.fill(today, clients, teams),
    ]);
  }

  private async fillStaff(today: string): Promise<Team[]> {
    const person = (name: string, email: string) => makePerson({ name, email, password: DEMO_PASSWORD });
    const doctors = this.service(DoctorsService);
    const assistants = this.service(AssistantsService);
    await this.service(AdminsService).create(job(), person('Kavita Shah', 'admin@demo.example'));
    const teams: Team[] = [];
    for (const [doctorName, assistantName, number] of [
      ['Dr Asha Mehta', 'Nisha Solanki', ''],
      ['Dr Raghav Iyer', 'Farhan Sheikh', '2'],
    ] as const) {
      const doctor = await doctors.create(job(), person(doctorName, `doctor${number}@demo.example`));
      const { id } = doctor;
      const assistant = await assistants.create(job(), {
        ...person(assistantName, `assistant${number}@demo.example`),
        doctor: id,
      });
      teams.push({
        doctor: { id, name: doctorName, role: 'doctor' },
        assistant: { id: assistant.id, name: assistantName, role: 'assistant' },
      });
    }
    const [first] = teams;
    await assistants.create(job(), {
      ...person('Priya Thakkar', 'assistant3@demo.example'),
      doctor: first?.doctor.id,
    });
    // They were there before their clients, so that a visit of last week can be entered.
    const since = clinicInstant(addDays(today, -STAFF_SINCE_DAYS), '09:00', this.env.clinicTimezone);
    const joined = [{ $set: { createdAt: since, emailVerifiedAt: since } }];
    for (const { name } of [AdminRecord, DoctorRecord, AssistantRecord])
      await this.connection.model(name).updateMany({}, joined, { updatePipeline: true });
    return teams;
  }

  private async fillClients(today: string, teams: Team[]): Promise<ClientRecord[]> {
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    const clients = demoClients(
      today,
      teams.map(({ doctor }) => doctor),
      passwordHash,
    );
    const made = await this.connection.model<ClientRecord>(ClientRecord.name).insertMany(clients);
    return made.map((client) => client.toObject());
  }

  private service<Service>(type: new (...args: never[]) => Service): Service {
    return this.modules.get(type, { strict: false });
  }

  private get marks() {
    return this.connection.collection<{ _id: string; at: Date }>('clinic_state');
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AdminsService } from '../admins/admins.service.ts';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { ENV, EnvError, type Env } from '../config/env.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
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

/** A believable clinic for a first look; marked in the database, so that screens and a production start know it. */
@Injectable()
export class DemoClinic {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly admins: AdminsService,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly clients: ClientsService,
  ) {}

  /** Fills an empty database when asked to; answers whether this is a demo clinic. Throws EnvError in production. */
  async prepare(): Promise<boolean> {
    const marked = await this.marks.findOne({ _id: MARK });
    if (marked && this.env.production)
      throw new EnvError(
        'The database holds the demo clinic: run "npm run demo:clear" before NODE_ENV=production.',
      );
    if (marked || this.env.demoData === false) return marked !== null;
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
    const person = (name: string, email: string) => makePerson({ name, email, password: DEMO_PASSWORD });
    await this.admins.create(person('Kavita Shah', 'admin@demo.example'));
    const mehta = await this.doctors.create(person('Dr Asha Mehta', 'doctor@demo.example'));
    const iyer = await this.doctors.create(person('Dr Raghav Iyer', 'doctor2@demo.example'));
    const [first, second] = [mehta._id.toHexString(), iyer._id.toHexString()];
    await this.assistants.create({ ...person('Nisha Solanki', 'assistant@demo.example'), doctor: first });
    await this.assistants.create({ ...person('Farhan Sheikh', 'assistant2@demo.example'), doctor: second });
    const client = await this.clients.register(person('Meera Joshi', 'client@demo.example'));
    await this.clients.ownUnlessOwned(client._id.toHexString(), first);
  }

  private get marks() {
    return this.connection.collection('clinic_state');
  }
}

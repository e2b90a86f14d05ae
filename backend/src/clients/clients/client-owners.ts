import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { DoctorRemoval, goneDoctor } from '../../identity/staff/doctor-removal.ts';
import { ClientsService } from './clients.service.ts';
import { job } from '../../platform/writes/write-context.ts';

@Injectable()
export class ClientOwners {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctorRemoval: DoctorRemoval,
  ) {}

  /** The first appointment decides who owns the client; later ones change nothing. */
  async ownUnlessOwned(clientId: string, doctorId: string): Promise<void> {
    const doctor = new Types.ObjectId(doctorId);
    const unowned = { _id: clientId, doctor: await this.doctorRemoval.nobody() };
    await this.clients.changeAll(job(), unowned, { $set: { doctor } });
    if (await this.doctorRemoval.keeps(doctor)) return;
    await this.clients.changeAll(job(), { _id: clientId, doctor }, { $set: { doctor: null } });
  }

  /** Answers how many clients were moved. Throws DOCTOR_GONE. */
  async reassign(from: string, to: string): Promise<number> {
    const [before, after] = [{ doctor: new Types.ObjectId(from) }, { doctor: new Types.ObjectId(to) }];
    const among = { _id: { $in: await this.clients.ids(before) } };
    const moved = await this.clients.changeAll(job(), { ...among, ...before }, { $set: after });
    if (await this.doctorRemoval.keeps(to)) return moved;
    await this.clients.changeAll(job(), { ...among, ...after }, { $set: before });
    throw goneDoctor();
  }
}

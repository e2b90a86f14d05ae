import { Injectable } from '@nestjs/common';
import type { PersonRef } from '@clinic/contract/people';
import { Types } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { DoctorRemoval, goneDoctor } from '../../identity/staff/doctor-removal.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { job, type Author } from '../../platform/writes/write-context.ts';
import type { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';

/** This kind of effect notifies about a client of another doctor; its data is an `OwnerChange`. */
export const OWNER_EFFECT = effectKind('owner-changed');

/** A client went from one doctor to another; the first doctor of a client is none. */
export interface OwnerChange {
  from: PersonRef;
  to: PersonRef;
  by: Author;
}

/** Every write that gives a client to a doctor, or to none, includes these parts. */
interface Giving {
  /** The condition that the owner is as it was read, so that the notice names the right doctor. */
  which: Pick<ClientRecord, 'doctor'>;
  set: Pick<ClientRecord, 'doctor'> & Partial<Pick<ClientRecord, 'formerDoctor'>>;
  unset: { formerDoctor?: 1 };
  effects: Effect[];
  doctors?: Pick<OwnerChange, 'from' | 'to'>;
}

/** A client's doctor; a change from one doctor to another is always told (decisions/090). */
@Injectable()
export class ClientOwners {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly clock: Clock,
  ) {}

  /** Undefined when the client has that doctor already, or no doctor as asked. */
  async giving(
    { doctor: before, formerDoctor }: Pick<ClientRecord, 'doctor' | 'formerDoctor'>,
    to: Types.ObjectId | null,
    by: Author,
  ): Promise<Giving | undefined> {
    if (String(before) === String(to)) return undefined;
    const which = { doctor: before };
    const { id, role } = by;
    if (!to)
      return {
        which,
        set: { doctor: null, ...(before && { formerDoctor: { id: before, by: { id, role } } }) },
        unset: {},
        effects: [],
      };
    // A client without a doctor keeps the former one, so that the next doctor does not count as the first.
    const from = before ?? formerDoctor?.id;
    const doctors = from && !from.equals(to) ? await this.named(from, to) : undefined;
    const told = doctors && this.telling({ ...doctors, by });
    return {
      which,
      set: { doctor: to },
      unset: { formerDoctor: 1 },
      effects: told ? [told] : [],
      ...(doctors && { doctors }),
    };
  }

  /** The first appointment decides who owns the client; later ones change nothing. */
  async ownUnlessOwned(clientId: string, doctorId: string, by: Author): Promise<void> {
    const doctor = new Types.ObjectId(doctorId);
    const unowned = { _id: clientId, doctor: await this.doctorRemoval.nobody() };
    const client = await this.clients.find(unowned, { doctor: 1, formerDoctor: 1 });
    const giving = client && (await this.giving(client, doctor, by));
    if (giving) {
      const { which, set, unset, effects, doctors } = giving;
      const context = doctors ? job(by, { action: 'update', kind: 'client' }) : job();
      if (doctors) context.changes({ fields: ['doctor'], doctors });
      await this.clients.change(
        context,
        { _id: clientId, ...which },
        { $set: set, $unset: unset },
        { effects },
      );
    }
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

  private async named(from: Types.ObjectId, to: Types.ObjectId): Promise<Pick<OwnerChange, 'from' | 'to'>> {
    const person = async (id: string) => ({ id, name: (await this.doctors.known(id)).name });
    return { from: await person(from.toHexString()), to: await person(to.toHexString()) };
  }

  private telling(change: OwnerChange): Effect {
    return { key: `${OWNER_EFFECT}:${randomUUID()}`, kind: OWNER_EFFECT, at: this.clock.now(), data: change };
  }
}

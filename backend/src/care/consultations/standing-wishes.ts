import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { StoredWish } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';

interface Asked {
  _id: Types.ObjectId;
  visitWish?: StoredWish;
}
type Standing<Client extends Asked> = Client & { visitWish: StoredWish & { on: string } };

/** Wishes for a visit which no visit has fulfilled: one on a later day than the wish, booked or past, and not missed. */
@Injectable()
export class StandingWishes {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Those of the clients whose wish stands, in their order. */
  async among<Client extends Asked>(clients: readonly Client[]): Promise<Standing<Client>[]> {
    const asked = clients.filter((client): client is Standing<Client> => client.visitWish?.on !== undefined);
    if (asked.length === 0) return [];
    const since = new Map(asked.map(({ _id, visitWish }) => [_id.toHexString(), this.dayAfter(visitWish)]));
    const first = new Date(Math.min(...[...since.values()].map((day) => day.getTime())));
    // Past mongoose: a large clinic has thousands.
    const visits = await this.appointments.collection
      .find<Pick<AppointmentRecord, 'client' | 'startsAt'>>(
        {
          'client.id': { $in: asked.map(({ _id }) => _id) },
          startsAt: { $gte: first },
          status: { $in: ['requested', 'confirmed'] },
          outcome: { $ne: 'no_show' },
        },
        { projection: { _id: 0, 'client.id': 1, startsAt: 1 } },
      )
      .toArray();
    const fulfilled = new Set(
      visits.flatMap(({ client, startsAt }) => {
        const id = client.id.toHexString();
        return startsAt >= (since.get(id) ?? first) ? [id] : [];
      }),
    );
    return asked.filter(({ _id }) => !fulfilled.has(_id.toHexString()));
  }

  private dayAfter({ askedAt }: StoredWish): Date {
    const zone = this.env.clinicTimezone;
    return clinicInstant(addDays(clinicToday(askedAt, zone), 1), '00:00', zone);
  }
}

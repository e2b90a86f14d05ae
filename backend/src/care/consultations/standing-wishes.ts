import type { StandingWish } from '@clinic/contract/care/consultations/consultations';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { StoredWish } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';

interface Asked {
  _id: Types.ObjectId;
  visitWish?: StoredWish;
}
type Standing<Client extends Asked> = Client & { visitWish: StoredWish & { on: string } };

/**
 * Finds wishes that no visit has fulfilled. A visit fulfils a wish when it is on a later day, booked or past, and not
 * missed.
 */
@Injectable()
export class StandingWishes {
  constructor(
    private readonly visits: VisitsOfClients,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns the clients with an unfulfilled wish, in their order. */
  async among<Client extends Asked>(clients: readonly Client[]): Promise<Standing<Client>[]> {
    const asked = clients.filter((client): client is Standing<Client> => client.visitWish?.on !== undefined);
    if (asked.length === 0) return [];
    const since = new Map(asked.map(({ _id, visitWish }) => [_id.toHexString(), this.dayAfter(visitWish)]));
    const first = new Date(Math.min(...[...since.values()].map((day) => day.getTime())));
    const visits = await this.visits.startsFrom(
      asked.map(({ _id }) => _id),
      first,
    );
    const fulfilled = new Set(
      visits.flatMap(({ client, startsAt }) => {
        const id = client.id.toHexString();
        return startsAt >= (since.get(id) ?? first) ? [id] : [];
      }),
    );
    return asked.filter(({ _id }) => !fulfilled.has(_id.toHexString()));
  }

  /** Returns the wish of one client, as screens show it. */
  async of(client: Asked | null): Promise<StandingWish | null> {
    const [standing] = await this.among(client ? [client] : []);
    if (!standing) return null;
    const { on, words, doctor } = standing.visitWish;
    return { on, ...(words && { words }), doctor: doctor.name };
  }

  private dayAfter({ askedAt }: StoredWish): Date {
    const zone = this.env.clinicTimezone;
    return clinicInstant(addDays(clinicToday(askedAt, zone), 1), '00:00', zone);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanCheckInput } from '@clinic/contract/care/plan-checks/findings';
import type { Model } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientProgressRecord } from '../client-progress/client-progress.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Foods } from '../foods/foods.service.ts';
import { BodyOfClient } from '../precautions/body-of-client.ts';
import { PrecautionsService } from '../precautions/precautions.service.ts';

/** Reads what the plan checks need to know of a client beside the plans. */
@Injectable()
export class CheckedClient {
  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    private readonly precautions: PrecautionsService,
    private readonly bodies: BodyOfClient,
    private readonly foods: Foods,
    private readonly clock: Clock,
  ) {}

  /** Reads the client; `born` is the date of birth in the form. */
  async checkedClient(
    client: ClientRecord,
  ): Promise<Pick<PlanCheckInput, 'precautions' | 'person' | 'today' | 'foods'> & { born: string }> {
    const [precautions, { person, born }, foods, fast] = await Promise.all([
      this.precautions.known(client),
      this.bodies.bodyOf(client._id),
      this.foods.index(),
      this.progress.exists({ _id: client._id, 'signals.name': 'fast' }),
    ]);
    const today = this.clock.today();
    return { precautions, person: { ...person, losesFast: fast !== null }, born, today, foods };
  }
}

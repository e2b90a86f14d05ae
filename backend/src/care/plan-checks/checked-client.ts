import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanCheckInput } from '@clinic/contract/care/plan-checks/findings';
import type { Model } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientProgressRecord } from '../client-progress/client-progress.schema.ts';
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
  ) {}

  /** Reads the client; `born` is the date of birth in the form. */
  async checkedClient(
    client: ClientRecord,
  ): Promise<Pick<PlanCheckInput, 'precautions' | 'person' | 'foods'> & { born: string }> {
    const [precautions, { person, born }, foods, fast] = await Promise.all([
      this.precautions.known(client),
      this.bodies.bodyOf(client._id),
      this.foods.index(),
      this.progress.exists({ _id: client._id, 'signals.name': 'fast' }),
    ]);
    return { precautions, person: { ...person, losesFast: fast !== null }, born, foods };
  }
}

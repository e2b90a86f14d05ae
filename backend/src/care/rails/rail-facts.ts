import { Injectable } from '@nestjs/common';
import type { RailsInput } from '@clinic/contract/care/rails/findings';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Foods } from '../foods/foods.service.ts';
import { BodyOfClient } from '../precautions/body-of-client.ts';
import { PrecautionsService } from '../precautions/precautions.service.ts';

/** What the rails need to know of a client beside the plans. */
@Injectable()
export class RailFacts {
  constructor(
    private readonly precautions: PrecautionsService,
    private readonly bodies: BodyOfClient,
    private readonly foods: Foods,
  ) {}

  /** `born`: as the form says it. */
  async of(
    client: ClientRecord,
  ): Promise<Pick<RailsInput, 'precautions' | 'person' | 'foods'> & { born: string }> {
    const [precautions, { person, born }, foods] = await Promise.all([
      this.precautions.known(client),
      this.bodies.of(client._id),
      this.foods.index(),
    ]);
    return { precautions, person, born, foods };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { bmiOf, bmrOf, heightOn } from '@clinic/contract/care/body-derived';
import { counting } from '@clinic/contract/care/measurement-day';
import type { RailPerson, RailsInput } from '@clinic/contract/care/rails/findings';
import { personOf } from '@clinic/contract/dashboards/client-facts';
import type { Model, Types } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Foods } from '../foods/foods.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import { measurementView } from '../measurements/measurement.view.ts';
import { PrecautionsService } from '../precautions/precautions.service.ts';

/** What the rails need to know of a client beside the plans. */
@Injectable()
export class RailFacts {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly precautions: PrecautionsService,
    private readonly rows: MeasurementRows,
    private readonly foods: Foods,
    private readonly clock: Clock,
  ) {}

  /** `born`: as the form says it. */
  async of(
    client: ClientRecord,
  ): Promise<Pick<RailsInput, 'precautions' | 'person' | 'foods'> & { born: string }> {
    const [precautions, { person, born }, foods] = await Promise.all([
      this.precautions.known(client),
      this.person(client._id),
      this.foods.index(),
    ]);
    return { precautions, person, born, foods };
  }

  private async person(client: Types.ObjectId): Promise<{ person: RailPerson; born: string }> {
    const [forms, stored] = await Promise.all([
      this.forms
        .find({ client, formType: 'PersonalDetails' }, { formType: 1, fields: 1 })
        .lean<Pick<IntakeFormRecord, 'formType' | 'fields'>[]>(),
      this.rows.standing(client, { kind: { $in: ['weight', 'height'] } }),
    ]);
    const today = this.clock.today();
    const { age, sex } = personOf(forms, today);
    const rows = stored.map(measurementView);
    const weight = counting(rows, 'weight').at(-1)?.value;
    const height = heightOn(rows, today);
    const body = weight !== undefined && height !== undefined && { weight, height };
    return {
      person: {
        age,
        sex,
        weightKg: weight ?? null,
        bmi: body ? bmiOf(body.weight, body.height) : null,
        bmr: body && age !== null && sex ? bmrOf({ ...body, age, sex }) : null,
      },
      born: forms[0]?.fields.dob ?? '',
    };
  }
}

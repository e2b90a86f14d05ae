import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { bmiOf, bmrOf, heightOn, type KnownBody } from '@clinic/contract/care/body/body-derived';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { personOf } from '@clinic/contract/dashboards/client-facts';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import { measurementView } from '../measurements/measurement.view.ts';

/** Reads age, sex and body of a client as they are known now: limits and targets depend on them. */
@Injectable()
export class BodyOfClient {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly rows: MeasurementRows,
    private readonly clock: Clock,
  ) {}

  /** Reads the body; `born` is the date of birth in the form. */
  async bodyOf(client: Types.ObjectId): Promise<{ person: KnownBody; born: string }> {
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

import { personOf } from '@clinic/contract/dashboards/client-facts';
import type { PrecautionsReading } from '@clinic/contract/care/precaution-facts';
import { readPrecautions } from '@clinic/contract/care/precautions-reading';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Goals } from '../goals/goals.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';

type Form = Pick<IntakeFormRecord, 'formType' | 'fields'>;

/** What a client's forms, program and goal say now. */
@Injectable()
export class PrecautionsOfClient {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly goals: Goals,
    private readonly clock: Clock,
  ) {}

  async read({ _id: client, program }: Pick<ClientRecord, '_id' | 'program'>): Promise<PrecautionsReading> {
    const [forms, goal] = await Promise.all([
      this.forms.find({ client }, { formType: 1, fields: 1 }).lean<Form[]>(),
      this.goals.of(client),
    ]);
    return readPrecautions({
      forms,
      program: program?.name ?? '',
      expecting: goal?.expecting ?? false,
      ...personOf(forms, this.clock.today()),
    });
  }
}

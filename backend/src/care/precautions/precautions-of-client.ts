import { personOf } from '@clinic/contract/dashboards/client-facts';
import type { PrecautionsReading } from '@clinic/contract/care/precautions/precaution-facts';
import { readPrecautions } from '@clinic/contract/care/precautions/precautions-reading';
import type { TakenOutFact } from '@clinic/contract/care/precautions/taken-out';
import { countingTakenOut } from '@clinic/contract/care/precautions/taken-out-reading';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Foods } from '../foods/foods.service.ts';
import { Goals } from '../goals/goals.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { medicineBrands } from '../medicines/medicine-brands.ts';

type Form = Pick<IntakeFormRecord, 'formType' | 'fields' | 'takenOut'>;

/** Facts that the client's forms state now, and those that they stated before. */
export interface WrittenPrecautions extends PrecautionsReading {
  takenOut: TakenOutFact[];
  /** True for the name of a food of the catalogue. */
  isFood: (name: string) => boolean;
}

/** Reads the facts in a client's forms, program and goal, and those that saves took out of the forms. */
@Injectable()
export class PrecautionsOfClient {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly goals: Goals,
    private readonly foods: Foods,
    private readonly clock: Clock,
  ) {}

  async read({ _id: client, program }: Pick<ClientRecord, '_id' | 'program'>): Promise<WrittenPrecautions> {
    const [forms, goal, foods] = await Promise.all([
      this.forms.find({ client }, { formType: 1, fields: 1, takenOut: 1 }).lean<Form[]>(),
      this.goals.goalOf(client),
      this.foods.index(),
    ]);
    const person = personOf(forms, this.clock.today());
    const reading = readPrecautions({
      forms,
      program: program?.name ?? '',
      expecting: goal?.expecting ?? false,
      brands: medicineBrands(),
      ...person,
    });
    const isFood = (name: string) => foods.foodsNamed({ name }).length > 0;
    const takenOut = forms.flatMap((form) => form.takenOut ?? []);
    return { ...reading, isFood, takenOut: countingTakenOut(takenOut, { sex: person.sex, isFood }) };
  }
}

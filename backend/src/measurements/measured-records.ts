import { readingsOfForm, type MeasuredState } from '@clinic/contract/form-measurements';
import type { FormType } from '@clinic/contract/intake-form-fields';
import type { UnreadText } from '@clinic/contract/measurements';
import { readingsOfCheckup, readingsOfEnd } from '@clinic/contract/record-measurements';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { CheckupRecord } from '../checkups/checkup.schema.ts';
import type { EndedProgram } from '../clients/client.schema.ts';
import { ENV, type Env } from '../config/env.ts';
import { VersionedRecords } from '../database/versioned-records.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import type { Authored } from './measurement-rows.ts';

/** Forms that hold measurements. */
export const MEASURED_FORMS: readonly FormType[] = ['BodyStatus', 'DietaryRecall'];

/** What forms, checkups and ended programs say was measured, with all of their kept states. */
@Injectable()
export class MeasuredRecords {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly versioned: VersionedRecords,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async ofForm(form: IntakeFormRecord): Promise<{ readings: Authored[]; unread: UnreadText[] }> {
    const history = await this.versioned.history(form, ({ fields, corrects, readings, measuredOn }) => ({
      fields,
      corrects,
      readings,
      ...(measuredOn && { measuredOn }),
    }));
    const states = history.map(({ version, at, by, body }): MeasuredState => {
      return { version, at, byClient: by.role === 'client', ...body };
    });
    const authors = new Map(history.map(({ version, by }) => [version, by]));
    const context = { zone: this.env.clinicTimezone, born: await this.born(form) };
    const { readings, unread } = readingsOfForm(form.formType, states, context);
    return {
      readings: readings.map((one) => ({ ...one, by: authors.get(one.version) ?? history[0]!.by })),
      unread,
    };
  }

  /** Texts in a client's forms that are not read as measurements. */
  async unread(client: Types.ObjectId): Promise<UnreadText[]> {
    const forms = await this.forms
      .find({ client, formType: { $in: [...MEASURED_FORMS] } })
      .lean<IntakeFormRecord[]>();
    const all = await Promise.all(forms.map((form) => this.ofForm(form)));
    return all.flatMap(({ unread }) => unread);
  }

  async ofCheckup(checkup: CheckupRecord): Promise<Authored[]> {
    const history = await this.versioned.history(checkup, ({ measures = [], reportDay = null }) => ({
      measures,
      reportDay,
    }));
    const authors = new Map(history.map(({ version, by }) => [version, by]));
    const states = history.map(({ version, at, body }) => ({ version, at, ...body }));
    const context = { zone: this.env.clinicTimezone, created: checkup.createdAt.toISOString() };
    return readingsOfCheckup(states, context).map((one) => ({
      ...one,
      by: authors.get(one.version) ?? history[0]!.by,
    }));
  }

  ofEnd({ endedAt, post, measures = [], endedBy }: EndedProgram): Authored[] {
    const end = { endedAt: endedAt.toISOString(), post, measures };
    return readingsOfEnd(end, this.env.clinicTimezone).map((one) => ({ ...one, by: endedBy }));
  }

  /** The date of birth in the personal details, which only a dietary recall's own date asks for. */
  private async born({ client, formType }: IntakeFormRecord): Promise<string> {
    if (formType !== 'DietaryRecall') return '';
    const details = await this.forms
      .findOne({ client, formType: 'PersonalDetails' }, { 'fields.dob': 1 })
      .lean<Pick<IntakeFormRecord, 'fields'>>();
    return details?.fields?.dob ?? '';
  }
}

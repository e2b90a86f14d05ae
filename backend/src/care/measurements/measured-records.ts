import type { Role } from '@clinic/contract/constants';
import {
  MEASURED_FIELDS,
  readingsOfForm,
  type MeasuredState,
} from '@clinic/contract/care/intake-forms/form-measurements';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { kindOf, type UnreadField, type UnreadText } from '@clinic/contract/care/measurements/measurements';
import {
  readingsOfCheckup,
  readingsOfEnd,
  saidInCheckup,
  unreadInCheckup,
} from '@clinic/contract/care/client-measures/record-measurements';
import { unreadFields } from '@clinic/contract/care/intake-forms/unread-fields';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import type { EndedProgram } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Clock } from '../../platform/config/clock.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import type { Authored } from './measurement-rows.ts';

/** Forms that hold measurements. */
export const MEASURED_FORMS = Object.keys(MEASURED_FIELDS) as FormType[];

/** Reads the measurements in forms, checkups and ended programs, with all of their kept states. */
@Injectable()
export class MeasuredRecords {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    private readonly versioned: VersionedRecords,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
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

  /** Returns the texts in a client's forms and checkups that should be numbers or days and cannot be read. */
  async unread(client: Types.ObjectId): Promise<UnreadField[]> {
    const [forms, checkups] = await Promise.all([
      this.forms.find({ client }).lean<IntakeFormRecord[]>(),
      this.checkups
        .find({ client }, { fields: 1, measures: 1, updatedAt: 1 })
        .lean<Pick<CheckupRecord, 'fields' | 'measures' | 'updatedAt'>[]>(),
    ]);
    const measured = await Promise.all(
      forms.map(async (form) =>
        MEASURED_FORMS.includes(form.formType) ? (await this.ofForm(form)).unread : [],
      ),
    );
    const today = this.clock.today();
    return [
      ...measured.flat().map((one) => ({ ...one, label: kindOf(one.kind).label })),
      ...forms.flatMap(({ formType, fields, updatedAt }) =>
        unreadFields(formType, fields, today).map((one) => ({
          ...one,
          kind: null,
          at: updatedAt.toISOString(),
        })),
      ),
      ...checkups.flatMap(({ fields, measures = [], updatedAt }) =>
        unreadInCheckup({ fields, measures }).map((one) => ({
          ...one,
          label: kindOf(one.kind).label,
          at: updatedAt.toISOString(),
        })),
      ),
    ];
  }

  /**
   * Returns a checkup's values; where it no longer has one, another checkup's value of that kind and day replaces it.
   */
  async ofCheckup(checkup: CheckupRecord): Promise<Authored[]> {
    const history = await this.versioned.history(
      checkup,
      ({ measures = [], reportDay = null, fields, measuredOn }) => ({
        measures,
        reportDay,
        fields,
        measuredOn,
      }),
    );
    const authors = new Map(history.map(({ version, by }) => [version, by]));
    const states = history.map(({ version, at, body }) => ({ version, at, ...body }));
    const readings = readingsOfCheckup(states, this.originOf(checkup));
    const others = readings.some(({ measured }) => !measured) ? await this.saidBeside(checkup) : [];
    return readings.map((reading) => {
      const other =
        reading.measured === null &&
        others.find(({ one, day }) => one.kind === reading.kind && day === reading.day);
      if (!other) return { ...reading, by: authors.get(reading.version) ?? history[0]!.by };
      const { kind: _kind, ...measured } = other.one;
      return { ...reading, measured, by: other.by };
    });
  }

  private originOf({ createdAt }: CheckupRecord) {
    return { zone: this.env.clinicTimezone, created: createdAt.toISOString() };
  }

  /** Returns the other checkups of the client, the latest saved first. */
  private async saidBeside({ _id, client }: CheckupRecord) {
    const others = await this.checkups
      .find({ client, _id: { $ne: _id } })
      .sort({ updatedAt: -1, _id: -1 })
      .lean<CheckupRecord[]>();
    return others.flatMap((other) => {
      const { measures = [], reportDay = null, fields, measuredOn, savedBy } = other;
      const by = { ...savedBy, role: savedBy.role as Role };
      const said = saidInCheckup({ measures, reportDay, fields, measuredOn }, this.originOf(other));
      return said.map((one) => ({ ...one, by }));
    });
  }

  /** Returns the values at a program's end, which only its doctor can correct. */
  ofEnd({ endedAt, post, measures, corrections = [], endedBy }: EndedProgram): Authored[] {
    const end = {
      endedAt: endedAt.toISOString(),
      post,
      measures,
      corrections: corrections.map(({ at, before }) => ({ at: at.toISOString(), before })),
    };
    return readingsOfEnd(end, this.env.clinicTimezone).map((one) => ({ ...one, by: endedBy }));
  }

  /** Returns the date of birth in the personal details, which only a dietary recall's own date needs. */
  private async born({ client, formType }: IntakeFormRecord): Promise<string> {
    if (formType !== 'DietaryRecall') return '';
    const details = await this.forms
      .findOne({ client, formType: 'PersonalDetails' }, { 'fields.dob': 1 })
      .lean<Pick<IntakeFormRecord, 'fields'>>();
    return details?.fields?.dob ?? '';
  }
}

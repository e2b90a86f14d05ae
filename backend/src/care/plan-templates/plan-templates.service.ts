import type { TemplateList } from '@clinic/contract/care/plan-templates/plan-template-calls';
import type {
  AddPlanTemplate,
  ChangePlanTemplate,
  PlanTemplate,
  PlanTemplateRow,
  TemplateOwner,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { TEMPLATE_LIMITS, tagForm } from '@clinic/contract/care/plan-templates/plan-templates';
import { readTemplateBody, sizeOf } from '@clinic/contract/care/plan-templates/template-body';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { contains } from '../../platform/rest/list-filters.ts';
import { Records } from '../../platform/writes/records.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { TemplateQueryDto } from './plan-template.dto.ts';
import { PlanTemplateRecord } from './plan-template.schema.ts';
import {
  IN_ROW,
  IN_VIEW,
  ownerOf,
  storedTexts,
  templateRow,
  templateView,
  type TemplateReader,
} from './plan-template.view.ts';

const KIND = 'plan template';
const byWords = contains('words');

/** Reads and writes the library of plans, which all doctors share. */
@Injectable()
export class PlanTemplates {
  constructor(
    @InjectModel(PlanTemplateRecord.name) private readonly templates: Model<PlanTemplateRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly removal: DoctorRemoval,
  ) {}

  async list(caller: string, query: TemplateQueryDto): Promise<TemplateList> {
    const { kind, tag = '', text = '', retired, page = 1 } = query;
    const where = {
      retired: retired === 'true',
      ...(kind && { kind }),
      ...(tag && { tags: tagForm(tag) }),
      ...byWords(text),
    };
    const found = this.templates
      .find(where, IN_ROW)
      .sort({ uses: -1, words: 1, _id: 1 })
      .skip((page - 1) * TEMPLATE_LIMITS.page)
      .limit(TEMPLATE_LIMITS.page)
      .lean<PlanTemplateRecord[]>();
    const [rows, total, reader] = await Promise.all([
      found,
      this.templates.countDocuments(where),
      this.reader(caller),
    ]);
    return { templates: rows.map((row) => templateRow(row, reader)), total };
  }

  /** Throws NOT_FOUND. */
  async one(caller: string, id: string): Promise<PlanTemplate> {
    const [record, reader] = await Promise.all([this.found(id, IN_VIEW), this.reader(caller)]);
    return templateView(record, reader);
  }

  /** Throws INVALID_INPUT for a body that cannot be read. */
  async add(context: WriteContext, sent: AddPlanTemplate): Promise<PlanTemplateRow> {
    const reading = readTemplateBody(sent.kind, sent.body, sent.keepTitles);
    if (!reading.ok)
      throw new ApiError('INVALID_INPUT', { message: reading.sentence, details: reading.details });
    const { body } = reading;
    const fields = {
      ...storedTexts(sent),
      _id: new Types.ObjectId(),
      kind: sent.kind,
      doctor: doctorOf(context, sent.owner),
      body,
      size: sizeOf(body),
      uses: 0,
      retired: false,
      savedBy: context.author,
    };
    const insert = () => this.records.insert(this.templates, context, fields);
    return this.saved(context, insert);
  }

  /** Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, STALE_RECORD. */
  change(context: WriteContext, id: string, sent: ChangePlanTemplate): Promise<PlanTemplateRow> {
    return this.saved(context, async () => {
      const before = await this.mayChange(context, id);
      if (before.key !== undefined && sent.owner === 'doctor')
        throw invalid('owner', 'A template from the product stays the clinic’s.');
      const doctor = doctorOf(context, sent.owner);
      return this.replace(context, before, sent.version, { ...storedTexts(sent), doctor });
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN, STALE_RECORD. */
  retire(context: WriteContext, id: string, version: number, retired: boolean): Promise<PlanTemplateRow> {
    return this.saved(context, async () => {
      const before = await this.mayChange(context, id);
      return this.replace(context, before, version, { retired });
    });
  }

  /** Counts an application, however many come at once. Throws NOT_FOUND, TEMPLATE_RETIRED. */
  async apply(context: WriteContext, id: string): Promise<PlanTemplate> {
    const count = async () => {
      const which = { _id: id, retired: false };
      const counting = { $inc: { uses: 1 } };
      const counted = await this.records.update(this.templates, context, which, counting, {
        timestamps: false,
      });
      if (counted) return counted;
      await this.found(id, { _id: 1 });
      throw new ApiError('TEMPLATE_RETIRED');
    };
    const record = await this.records.once(this.templates, context, count, (applied) => applied);
    return templateView(record, await this.reader(context.caller.id));
  }

  private async saved(
    context: WriteContext,
    save: () => Promise<PlanTemplateRecord>,
  ): Promise<PlanTemplateRow> {
    const record = await this.records.once(this.templates, context, save, (written) => written);
    return templateRow(record, await this.reader(context.caller.id));
  }

  private async replace(
    context: WriteContext,
    before: PlanTemplateRecord,
    version: number,
    change: Partial<PlanTemplateRecord>,
  ): Promise<PlanTemplateRecord> {
    if (before.version !== version) throw new ApiError('STALE_RECORD');
    const saved = await this.versioned.replace(context, { model: this.templates, kind: KIND }, before, {
      ...change,
      savedBy: context.author,
      updatedAt: this.versioned.nextInstant(before),
    });
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  private async found(id: string, fields = {}): Promise<PlanTemplateRecord> {
    const record = await this.templates.findById(id, fields).lean<PlanTemplateRecord>();
    if (!record) throw new ApiError('NOT_FOUND');
    return record;
  }

  private async mayChange(context: WriteContext, id: string): Promise<PlanTemplateRecord> {
    const record = await this.found(id);
    const { caller } = context;
    const doctor = ownerOf(record, await this.reader(caller.id));
    if (doctor && doctor.id !== caller.id)
      throw new ApiError('FORBIDDEN', {
        message: `This template is ${doctor.name}’s. You can use it, and save a copy of your own.`,
      });
    return record;
  }

  private async reader(caller: string): Promise<TemplateReader> {
    const gone = await this.removal.gone();
    return { caller, gone: new Set(gone.map(({ _id }) => _id.toHexString())) };
  }
}

const doctorOf = ({ caller: { id, name } }: WriteContext, owner: TemplateOwner) =>
  owner === 'doctor' ? { id, name } : null;

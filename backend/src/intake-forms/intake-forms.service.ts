import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FormFields, FormType } from '@clinic/contract/intake-form-fields';
import type { Version } from '@clinic/contract/history';
import type { IntakeForm, IntakeFormStub } from '@clinic/contract/intake-forms';
import type { SavedBody } from '@clinic/contract/program-baseline';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../clients/client-access.ts';
import { refuseStale, untilWritten } from '../database/conditional-write.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { VersionedRecords } from '../database/versioned-records.ts';
import { Files, type FileOwner } from '../files/files.service.ts';
import { FilesSweeper } from '../files/files-sweeper.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { type BloodReport, checkBloodReport, type Upload } from './blood-report.ts';
import { readFields, type SubmitFormDto, type UpdateFormDto } from './intake-form.dto.ts';
import { IntakeFormRecord, type StoredBloodReport } from './intake-form.schema.ts';
import { formView, formViewFor, mayRead, textsOf } from './intake-form.view.ts';

const KIND = 'form';

@Injectable()
export class IntakeFormsService implements OnModuleInit {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly access: ClientAccess,
    private readonly versioned: VersionedRecords,
    private readonly files: Files,
    private readonly sweeper: FilesSweeper,
  ) {}

  onModuleInit(): void {
    this.sweeper.ask((file, owner) => this.names(file, owner));
  }

  async list(caller: Caller, clientId: string): Promise<(IntakeForm | IntakeFormStub)[]> {
    await this.access.require(caller, clientId);
    const forms = await this.forms
      .find({ client: clientId })
      .sort({ formType: 1 })
      .lean<IntakeFormRecord[]>();
    return forms.map(formViewFor(caller));
  }

  /** Null when nobody filled the form yet. */
  async get(
    caller: Caller,
    clientId: string,
    formType: FormType,
  ): Promise<IntakeForm | IntakeFormStub | null> {
    await this.access.require(caller, clientId);
    const form = await this.find(clientId, formType);
    return form && formViewFor(caller)(form);
  }

  /** A second form of the same type answers FORM_EXISTS: it never overwrites the first. */
  async submit(
    caller: Caller,
    { client, formType, fields }: SubmitFormDto,
    upload?: Upload,
  ): Promise<IntakeForm> {
    const texts = await readFields(formType, fields);
    const report = upload && (await checkBloodReport(upload));
    const { _id } = await this.access.require(caller, client);
    if (!mayRead(caller, formType)) throw new ApiError('FORBIDDEN');
    if (await this.find(client, formType)) throw new ApiError('FORM_EXISTS');
    const author = { ...caller };
    try {
      const created = await this.forms.create({
        client: _id,
        formType,
        fields: textsOf(formType, texts),
        createdBy: author,
        savedBy: author,
        bloodReport: report ? await this.keep(report, client, formType) : null,
      });
      return formView(created.toObject());
    } catch (error) {
      if (isDuplicateKey(error)) throw new ApiError('FORM_EXISTS');
      throw error;
    }
  }

  /** Fields that are left out, and a report that is not replaced, stay. With `updatedAt` an older state is not overwritten. */
  async update(
    caller: Caller,
    { formId, client, fields, updatedAt }: UpdateFormDto,
    upload?: Upload,
  ): Promise<IntakeForm> {
    const report = upload && (await checkBloodReport(upload));
    await this.access.require(caller, client);
    let bloodReport: StoredBloodReport | undefined;
    return untilWritten(async () => {
      const form = await this.forms.findOne({ _id: formId, client }).lean<IntakeFormRecord>();
      if (!form) throw new ApiError('NOT_FOUND');
      if (!mayRead(caller, form.formType)) throw new ApiError('FORBIDDEN');
      const texts = await readFields(form.formType, fields);
      refuseStale(form, updatedAt);
      if (report) bloodReport ??= await this.keep(report, client, form.formType);
      const saved = await this.versioned.replace(this.forms, KIND, form, {
        fields: textsOf(form.formType, { ...form.fields, ...texts }),
        savedBy: { ...caller },
        updatedAt: this.versioned.nextInstant(form),
        ...(bloodReport && { bloodReport }),
      });
      return saved && formView(saved);
    });
  }

  /** Versions of one form, or of all forms of a client; newest first. */
  async history(caller: Caller, clientId: string, formType?: FormType): Promise<Version<IntakeForm>[]> {
    await this.access.require(caller, clientId);
    const forms = await this.forms
      .find({ client: clientId, ...(formType && { formType }) })
      .lean<IntakeFormRecord[]>();
    const histories = await Promise.all(forms.map((form) => this.versioned.history(form, formView)));
    return histories.flat().toSorted((one, other) => other.at.localeCompare(one.at));
  }

  async bloodReport(caller: Caller, clientId: string, formType: FormType): Promise<BloodReport> {
    await this.access.require(caller, clientId);
    if (!mayRead(caller, formType)) throw new ApiError('FORBIDDEN');
    const report = (await this.find(clientId, formType))?.bloodReport;
    if (!report) throw new ApiError('NOT_FOUND');
    return { name: report.name, mediaType: report.mediaType, contents: await this.files.read(report.file) };
  }

  /** Every state of the BodyStatus form of a client, the newest first. */
  async bodyStatusSaves(client: Types.ObjectId): Promise<SavedBody<FormFields['BodyStatus']>[]> {
    const form = await this.find(client, 'BodyStatus');
    const states = await this.versioned.history(form, ({ fields }) => textsOf('BodyStatus', fields));
    return states.map(({ at, body }) => ({ at, fields: body }));
  }

  private async keep(
    { contents, name, mediaType }: BloodReport,
    client: string,
    formType: FormType,
  ): Promise<StoredBloodReport> {
    return { file: await this.files.save(contents, name, { client, formType }), name, mediaType };
  }

  private async names(file: Types.ObjectId, { client, formType }: FileOwner): Promise<boolean> {
    if (!client || !formType) return false;
    const form = await this.find(client, formType as FormType);
    const states = await this.versioned.history(
      form,
      (state) => state.bloodReport?.file.equals(file) ?? false,
    );
    return states.some(({ body }) => body);
  }

  private find(client: string | Types.ObjectId, formType: FormType): Promise<IntakeFormRecord | null> {
    return this.forms.findOne({ client, formType }).lean<IntakeFormRecord>().exec();
  }
}

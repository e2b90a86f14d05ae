import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MEASURED_FIELDS } from '@clinic/contract/care/intake-forms/form-measurements';
import type { FormFields, FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { Version } from '@clinic/contract/care/history/history';
import type { IntakeForm, IntakeFormStub } from '@clinic/contract/care/intake-forms/intake-forms';
import { measuredDayProblem } from '@clinic/contract/care/client-measures/measured-day';
import type { SavedBody } from '@clinic/contract/care/programs/program-baseline';
import { PRECAUTION_FIELDS } from '@clinic/contract/care/precautions/precaution-facts';
import { takenOutOf } from '@clinic/contract/care/precautions/taken-out-reading';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ContactDifferences } from '../../clients/clients/contact-differences.ts';
import { refuseStale, retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Clock } from '../../platform/config/clock.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { FileOwner } from '../../platform/files/file.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import type { ReceivedReport } from './blood-report.ts';
import { BloodReports } from './blood-reports.ts';
import { medicineBrands } from '../medicines/medicine-brands.ts';
import { readFields, type SubmitFormDto, type UpdateFormDto } from './intake-form.dto.ts';
import { IntakeFormRecord, type StoredBloodReport } from './intake-form.schema.ts';
import { formStub, formView, formViewFor, mayRead, textsOf, wordsOf } from './intake-form.view.ts';
import { FileIsNamed } from '../../platform/files/files-sweeper.ts';

const KIND = 'form';
/** This effect reads a saved form; its key names the version. */
export const MEASURE_FORM = effectKind('measure');

/** The progress of a minor depends on these fields. */
const AGE_FIELDS = ['dob', 'age'];

/** Contact fields that the account has, too. */
const CONTACT_FIELDS = ['number', 'email'];
const CONTACT_FORM = effectKind('contact');
const BIRTHDAY_FORM = effectKind('birthday');

/** These fields state precautions, against which plans are checked. */
const precautionFields = (formType: FormType): string[] =>
  PRECAUTION_FIELDS.filter((one) => one.formType === formType).map(({ field }) => field);

type Texts = Record<string, string>;
const differ = (names: readonly string[], [before, now]: readonly [Texts, Texts]): boolean =>
  names.some((name) => (before[name] ?? '') !== (now[name] ?? ''));

/** Effects when measured texts, the age, precautions or the contact fields changed, or texts were measured again. */
function follows(
  formType: FormType,
  [before, now]: [Texts, Texts],
  readings: readonly string[],
  version: number,
  at: Date,
): Effect[] {
  const fields = [
    ...Object.keys(MEASURED_FIELDS[formType] ?? {}),
    ...(formType === 'PersonalDetails' ? AGE_FIELDS : []),
    ...precautionFields(formType),
  ];
  const changed = (names: readonly string[]) => differ(names, [before, now]);
  const measured = changed(fields) || fields.some((name) => readings.includes(name));
  return [
    ...(measured ? [MEASURE_FORM] : []),
    ...(formType === 'PersonalDetails' && changed(CONTACT_FIELDS) ? [CONTACT_FORM] : []),
    ...(formType === 'PersonalDetails' && changed(['dob']) ? [BIRTHDAY_FORM] : []),
  ].map((kind) => ({ key: `${kind}:${version}`, kind, at }));
}

/** Returns the facts that the form has lost by this save; unchanged texts are not read. */
function takenOut(form: IntakeFormRecord, now: Texts, at: Date): Pick<IntakeFormRecord, 'takenOut'> {
  const states = [form.fields, now] as const;
  return differ(precautionFields(form.formType), states)
    ? { takenOut: takenOutOf(form, states, at.toISOString(), medicineBrands()) }
    : {};
}

interface OpenedReport {
  report: StoredBloodReport;
  bytes: number;
  contents: Readable;
}

@Injectable()
export class IntakeFormsService {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly records: Records,
    private readonly access: ClientAccess,
    private readonly versioned: VersionedRecords,
    private readonly reports: BloodReports,
    private readonly contacts: ContactDifferences,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: IntakeFormRecord, kinds: [CONTACT_FORM] })
  async compareContacts(form: IntakeFormRecord, { at }: Effect): Promise<void> {
    await this.contacts.fromForm({ ...form, at });
  }

  @OnEffect({ of: IntakeFormRecord, kinds: [BIRTHDAY_FORM] })
  async proposeBirthday({ client, fields }: IntakeFormRecord): Promise<void> {
    await this.contacts.proposeBirthday(client, fields.dob ?? '');
  }

  /** Tells whether the present request, sent before under the same key, has written a form. */
  haveThisRequest(context: WriteContext): Promise<boolean> {
    return this.records.wasCarriedOut(this.forms, context);
  }

  async list(caller: Caller, clientId: string): Promise<(IntakeForm | IntakeFormStub)[]> {
    const client = await this.access.requireOwnership(caller, clientId, ['cover']);
    const forms = await this.all(clientId);
    const closed = (form: IntakeFormRecord) => this.access.closedTo(caller, client, wordsOf(form)) !== null;
    return forms.map((form) => (closed(form) ? formStub(form) : formViewFor(caller)(form)));
  }

  /** Returns all six forms of a client for the copy of the record; only once the record is open to the client. */
  async ofCopy(caller: Caller, clientId: string): Promise<(IntakeForm | IntakeFormStub)[]> {
    const client = await this.access.requireOwnership(caller, clientId);
    const forms = await this.all(clientId);
    return forms.map((form) =>
      this.access.closedTo(caller, client, wordsOf(form)) === null ? formView(form) : formStub(form),
    );
  }

  /** Null without a form. */
  async get(
    caller: Caller,
    clientId: string,
    formType: FormType,
  ): Promise<IntakeForm | IntakeFormStub | null> {
    const client = await this.access.requireOwnership(caller, clientId, ['cover']);
    const form = await this.find(clientId, formType);
    if (form) this.access.refuseClosed(caller, client, wordsOf(form));
    return form && formViewFor(caller)(form);
  }

  /** A second form of the same type answers FORM_EXISTS: it never overwrites the first. */
  async submit(
    context: WriteContext,
    { client, formType, fields, ...beside }: SubmitFormDto,
    report?: ReceivedReport,
  ): Promise<IntakeForm> {
    const texts = await readFields(formType, fields);
    const measured = this.measuredBeside(beside);
    const { caller } = context;
    const { _id } = await this.access.requireOwnership(caller, client);
    if (!mayRead(caller, formType)) throw new ApiError('FORBIDDEN');
    const author = context.author;
    const create = async () => {
      if (await this.find(client, formType)) throw new ApiError('FORM_EXISTS');
      const now = textsOf(formType, texts);
      const first = {
        client: _id,
        formType,
        fields: now,
        ...measured,
        createdBy: author,
        savedBy: author,
        bloodReport: report ? await this.adopt(context, report, { client, formType }) : null,
      };
      const effects = follows(formType, [{}, now], measured.readings, 1, this.clock.now());
      return formView(await this.records.insert(this.forms, context, first, { effects }));
    };
    return this.records.once(this.forms, context, create, formView).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new ApiError('FORM_EXISTS') : error;
    });
  }

  /** Omitted fields, and a report that is not replaced, stay; `updatedAt` guards against overwriting. */
  async update(
    context: WriteContext,
    { formId, client, fields, corrects, updatedAt, ...beside }: UpdateFormDto,
    report?: ReceivedReport,
  ): Promise<IntakeForm> {
    const measured = this.measuredBeside(beside);
    const { caller } = context;
    const owner = await this.access.requireOwnership(caller, client);
    let bloodReport: StoredBloodReport | undefined;
    const change = async () => {
      const form = await this.forms.findOne({ _id: formId, client }).lean<IntakeFormRecord>();
      if (!form) throw new ApiError('NOT_FOUND');
      this.access.refuseClosed(caller, owner, wordsOf(form));
      if (!mayRead(caller, form.formType)) throw new ApiError('FORBIDDEN');
      const texts = await readFields(form.formType, fields);
      refuseStale(form, updatedAt);
      if (report) bloodReport ??= await this.adopt(context, report, { client, formType: form.formType });
      const now = textsOf(form.formType, { ...form.fields, ...texts });
      const at = this.versioned.nextInstant(form);
      const saved = await this.versioned.replace(
        context,
        { model: this.forms, kind: KIND },
        form,
        {
          fields: now,
          corrects: corrects ?? false,
          ...measured,
          ...takenOut(form, now, at),
          savedBy: context.author,
          updatedAt: at,
          ...(bloodReport && { bloodReport }),
        },
        follows(form.formType, [form.fields, now], measured.readings, form.version + 1, this.clock.now()),
      );
      return saved && formView(saved);
    };
    return this.records.once(this.forms, context, () => retryOnConflict(change), formView);
  }

  /** Versions of one form, or of all forms of a client; newest first. */
  async history(caller: Caller, clientId: string, formType?: FormType): Promise<Version<IntakeForm>[]> {
    await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const forms = await this.forms
      .find({ client: clientId, ...(formType && { formType }) })
      .lean<IntakeFormRecord[]>();
    const histories = await Promise.all(forms.map((form) => this.versioned.history(form, formView)));
    return histories.flat().toSorted((one, other) => other.at.localeCompare(one.at));
  }

  /** The report that a form shows now, as a stream. Throws NOT_FOUND. */
  async bloodReport(caller: Caller, clientId: string, formType: FormType): Promise<OpenedReport> {
    const client = await this.access.requireOwnership(caller, clientId, ['cover']);
    if (!mayRead(caller, formType)) throw new ApiError('FORBIDDEN');
    return this.reportOf(caller, client, formType);
  }

  /** Returns a report for the copy of the record, which has the reports of all six forms. Throws NOT_FOUND. */
  async reportOfCopy(caller: Caller, clientId: string, formType: FormType): Promise<OpenedReport> {
    return this.reportOf(caller, await this.access.requireOwnership(caller, clientId), formType);
  }

  private async reportOf(caller: Caller, client: ClientRecord, formType: FormType): Promise<OpenedReport> {
    const form = await this.find(client._id, formType);
    if (form) this.access.refuseClosed(caller, client, wordsOf(form));
    const report = form?.bloodReport;
    if (!report) throw new ApiError('NOT_FOUND');
    return { report, ...(await this.reports.open(report.file)) };
  }

  /** Newest first. */
  async bodyStatusSaves(client: Types.ObjectId): Promise<SavedBody<FormFields['BodyStatus']>[]> {
    const form = await this.find(client, 'BodyStatus');
    const states = await this.versioned.history(form, ({ fields }) => textsOf('BodyStatus', fields));
    return states.map(({ at, body }) => ({ at, fields: body }));
  }

  /** Adopts the uploaded file, unless the request is a repetition and the form has its first file. */
  private async adopt(
    context: WriteContext,
    report: ReceivedReport,
    { client, formType }: { client: string; formType: FormType },
  ): Promise<StoredBloodReport> {
    await this.records.refuseRepeat(this.forms, context);
    return this.reports.adopt(report, client, formType);
  }

  /** Reads what the body says about its measurements; a later save does not inherit it. Throws INVALID_INPUT. */
  private measuredBeside({ readings, measuredOn }: Pick<SubmitFormDto, 'readings' | 'measuredOn'>) {
    const sentence = measuredOn && measuredDayProblem(measuredOn, { today: this.clock.today() });
    if (sentence) throw invalid('measuredOn', sentence);
    return { readings: readings ?? [], measuredOn: measuredOn ?? null };
  }

  @Answers(FileIsNamed)
  async names(file: Types.ObjectId, { client, formType }: FileOwner): Promise<boolean> {
    if (!client || !formType) return false;
    const form = await this.find(client, formType as FormType);
    const states = await this.versioned.history(
      form,
      (state) => state.bloodReport?.file.equals(file) ?? false,
    );
    return states.some(({ body }) => body);
  }

  private all(client: string): Promise<IntakeFormRecord[]> {
    return this.forms.find({ client }).sort({ formType: 1 }).lean<IntakeFormRecord[]>().exec();
  }

  private find(client: string | Types.ObjectId, formType: FormType): Promise<IntakeFormRecord | null> {
    return this.forms.findOne({ client, formType }).lean<IntakeFormRecord>().exec();
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import {
  LARGE_REPORT,
  MOST_LARGE_REPORTS,
  type LargeReport,
} from '@clinic/contract/care/intake-forms/report-calls';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { FileRecord } from '../../platform/files/file.schema.ts';
import { Files } from '../../platform/files/files.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { IntakeFormRecord } from './intake-form.schema.ts';
import { ReportAllowances } from './report-allowances.ts';

/** Largest reports by size: an admin may remove replaced ones. None is removed automatically. */
@Injectable()
export class LargeReports {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly files: Files,
    private readonly versioned: VersionedRecords,
    private readonly allowances: ReportAllowances,
    private readonly clients: ClientsService,
  ) {}

  /** The largest reports that a form or one of its versions shows, the largest first. */
  async list(): Promise<LargeReport[]> {
    const files = await this.files.largest(LARGE_REPORT, MOST_LARGE_REPORTS);
    const reports: LargeReport[] = [];
    for (const file of files) {
      const report = await this.view(file);
      if (report) reports.push(report);
    }
    const names = await this.clients.names(reports.map(({ client }) => new Types.ObjectId(client.id)));
    return reports.map((report) => named(report, names));
  }

  /** Deletes an earlier report; the versions that showed it stay. Throws NOT_FOUND, REPORT_IN_USE. */
  async remove(context: WriteContext, id: Types.ObjectId): Promise<LargeReport> {
    const file = await this.files.find(id);
    const report = file && (await this.view(file));
    if (!report) throw new ApiError('NOT_FOUND');
    if (report.current) throw new ApiError('REPORT_IN_USE');
    const name = FORM_DEFINITIONS[report.formType].title;
    context.about({ id: report.id, name, client: report.client.id });
    await this.allowances.giveBack(context, report.client.id, id, { unused: false });
    await this.files.remove(id);
    return named(report, await this.clients.names([new Types.ObjectId(report.client.id)]));
  }

  /** Without the client's name; null when no form shows the file. */
  private async view({ _id, length, uploadDate, metadata }: FileRecord): Promise<LargeReport | null> {
    const { client } = metadata.owner;
    const formType = metadata.owner.formType as FormType | undefined;
    if (!client || !formType) return null;
    const form = await this.forms.findOne({ client, formType }).lean<IntakeFormRecord>();
    const states = await this.versioned.history(form, ({ bloodReport }) => bloodReport?.file.equals(_id));
    const versions = states.filter(({ body }) => body).map(({ version }) => version);
    if (!form || versions.length === 0) return null;
    const id = _id.toHexString();
    return {
      _id: id,
      id,
      client: { id: client, name: '' },
      formType,
      bytes: length,
      day: clinicToday(uploadDate, this.env.clinicTimezone),
      versions,
      current: form.bloodReport?.file.equals(_id) ?? false,
    };
  }
}

const named = (report: LargeReport, names: Map<string, string>): LargeReport => ({
  ...report,
  client: { id: report.client.id, name: names.get(report.client.id) ?? '' },
});

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { Types } from 'mongoose';
import type { FileOwner } from '../../platform/files/file.schema.ts';
import { Files } from '../../platform/files/files.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { job } from '../../platform/writes/write-context.ts';
import { openReport, type ReceivedReport } from './blood-report.ts';
import type { StoredBloodReport } from './intake-form.schema.ts';
import { ReportAllowances } from './report-allowances.ts';
import { BeforeFileIsDeleted } from '../../platform/files/files-sweeper.ts';
import { Answers } from '../../platform/ports/answers.ts';

@Injectable()
export class BloodReports {
  constructor(
    private readonly files: Files,
    private readonly allowances: ReportAllowances,
  ) {}

  /** Stores a file that begins like a report; no form names it yet. Throws FILE_INVALID. */
  async receive(arriving: AsyncIterable<Buffer>, name: string, stop?: AbortSignal): Promise<ReceivedReport> {
    const report = await openReport(arriving, name);
    const stored = await this.files.store(report.contents, report.name, stop);
    return { ...stored, name: report.name, mediaType: report.mediaType };
  }

  /** Counts it as the client's report, right before a form names it. Throws REPORTS_TODAY, REPORTS_FULL. */
  async adopt(report: ReceivedReport, client: string, formType: FormType): Promise<StoredBloodReport> {
    const { file, bytes, name, mediaType } = report;
    await this.files.own(file, { client, formType });
    await this.allowances.takeAllowance(client, file, bytes);
    return { file, name, mediaType };
  }

  async discard(file: Types.ObjectId): Promise<void> {
    const found = await this.files.find(file);
    if (found) await this.forget(file, found.metadata.owner);
    await this.files.remove(file);
  }

  /** A report that no form ever named counts neither for the day nor for the total. */
  @Answers(BeforeFileIsDeleted)
  async forget(file: Types.ObjectId, { client }: FileOwner): Promise<void> {
    if (client) await this.allowances.giveBack(job(), client, file, { unused: true });
  }

  /** Throws NOT_FOUND when the file is gone. */
  async open(file: Types.ObjectId): Promise<{ bytes: number; contents: Readable }> {
    const found = await this.files.find(file);
    if (!found) throw new ApiError('NOT_FOUND');
    return { bytes: found.length, contents: await this.files.read(file) };
  }
}

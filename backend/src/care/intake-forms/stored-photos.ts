import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { withoutDetails } from '@clinic/contract/photos/without-details';
import type { Model, Types } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { Versions } from '../../platform/database/versions.ts';
import type { FileRecord } from '../../platform/files/file.schema.ts';
import { Files } from '../../platform/files/files.service.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { IntakeFormRecord } from './intake-form.schema.ts';
import { ReportAllowances } from './report-allowances.ts';

const HOUR_MS = 60 * 60_000;

async function lengthOf(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const piece of pieces) length += piece.length;
  return length;
}

/** Takes place, time and device out of photos that an earlier release stored as they were sent. */
@Injectable()
export class StoredPhotos {
  private readonly logger = new Logger(StoredPhotos.name);

  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly records: Records,
    private readonly files: Files,
    private readonly versions: Versions,
    private readonly allowances: ReportAllowances,
  ) {}

  /** Answers how many photos were replaced. */
  @LeasedJob({ name: 'stored-photos', every: HOUR_MS, failed: 'Stored photos keep their details' })
  async clean(run?: JobRun): Promise<number> {
    let count = 0;
    for await (const file of this.files.notPlain()) {
      if (run?.stop.aborted) break;
      if (await this.cleaned(file)) count += 1;
    }
    if (count > 0) this.logger.log(`${count} stored photos lost where and by what they were taken`);
    return count;
  }

  /**
   * Replaces a file: the forms name the new one first. The old one is deleted an hour later, when no request that began
   * before can name it any more.
   */
  private async cleaned(file: FileRecord): Promise<boolean> {
    const { _id, metadata } = file;
    if (metadata.replacedBy) {
      await this.name(file, metadata.replacedBy);
      await this.files.remove(_id);
      return false;
    }
    // Details are only ever removed, so a file of the same length has none.
    if ((await lengthOf(withoutDetails(await this.files.read(_id)))) === file.length) {
      await this.files.markPlain(_id);
      return false;
    }
    const stored = await this.files.store(withoutDetails(await this.files.read(_id)), 'blood-report');
    await this.files.own(stored.file, metadata.owner);
    await this.name(file, stored.file);
    await this.files.markReplaced(_id, stored.file);
    return true;
  }

  /** Puts the new file in place of the old one in form, versions and allowance. */
  private async name({ _id, metadata: { owner } }: FileRecord, to: Types.ObjectId): Promise<void> {
    const { client, formType } = owner;
    const found = client && (await this.files.find(to));
    if (!client || !found) return;
    const form = await this.forms.findOne({ client, formType: formType as FormType }, { _id: 1 });
    if (!form) return;
    await this.allowances.replace(client, _id, { file: to, bytes: found.length });
    await this.records.update(
      this.forms,
      job(),
      { _id: form._id, 'bloodReport.file': _id },
      { $set: { 'bloodReport.file': to } },
      { timestamps: false },
    );
    await this.versions.nameFile(form._id, _id, to);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { ConsultationNoteRecord } from './consultation-note.schema.ts';

const KIND = 'consultation note';

/** The note in one version of a checkup. */
export interface SaidNote extends Pick<
  ConsultationNoteRecord,
  'client' | 'checkup' | 'visit' | 'day' | 'text' | 'ofVersion'
> {
  by: Caller;
}

@Injectable()
export class ConsultationNotes {
  constructor(
    @InjectModel(ConsultationNoteRecord.name) private readonly notes: Model<ConsultationNoteRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
  ) {}

  /** Returns texts by the id of their checkup; without removed ones. */
  async textsOf(checkups: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.notes
      .find({ checkup: { $in: [...checkups] }, text: { $ne: '' } }, { checkup: 1, text: 1 })
      .lean<Pick<ConsultationNoteRecord, 'checkup' | 'text'>[]>();
    return new Map(found.map(({ checkup, text }) => [checkup.toHexString(), text]));
  }

  /** Returns the notes for the copy of the record, the latest last. */
  async ofCopy(client: string): Promise<object[]> {
    const found = await this.notes
      .find({ client: new Types.ObjectId(client), text: { $ne: '' } })
      .sort({ day: 1, createdAt: 1 })
      .lean<ConsultationNoteRecord[]>();
    return found.map(({ day, text, savedBy }) => ({ day, text, by: savedBy.name }));
  }

  /** Writes a version once, and none after a later one. */
  async write({ by, ...said }: SaidNote): Promise<void> {
    const savedBy = { id: by.id, name: by.name, role: by.role };
    await retryOnConflict(async () => {
      const { checkup, text, ofVersion } = said;
      const before = await this.notes.findOne({ checkup }).lean<ConsultationNoteRecord>();
      if (before && before.ofVersion >= ofVersion) return before;
      if (!before && text === '' && ofVersion === 1) return 'none';
      if (before?.text === text) {
        const which = { _id: before._id, ofVersion: before.ofVersion };
        const newer = { $set: { ofVersion } };
        return this.records.update(this.notes, job(by), which, newer, { timestamps: false });
      }
      if (before) {
        const updatedAt = this.versioned.nextInstant(before);
        const change = { text, ofVersion, savedBy, updatedAt };
        return this.versioned.replace(job(by), { model: this.notes, kind: KIND }, before, change);
      }
      return this.records.insert(this.notes, job(by), { ...said, savedBy }).catch((error: unknown) => {
        if (!isDuplicateKey(error, 'checkup')) throw error;
        return null;
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  OPTIONAL_EMAILS,
  type EmailSwitches,
  type OptionalEmail,
  type SwitchEmail,
} from '@clinic/contract/notifications/email-kinds';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Versions } from '../../platform/database/versions.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { EmailSwitchesRecord, SWITCHES } from './email-switches.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** The id under which former switches are kept. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000002');

@Injectable()
export class EmailSwitchesService {
  constructor(
    @InjectModel(EmailSwitchesRecord.name) private readonly switches: Model<EmailSwitchesRecord>,
    private readonly records: Records,
    private readonly versions: Versions,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<EmailSwitches> {
    const stored = await this.switches.findById(SWITCHES).lean();
    return { off: stored?.off ?? [], version: stored?.version ?? 0 };
  }

  async isOn(kind: OptionalEmail): Promise<boolean> {
    return !(await this.read()).off.includes(kind);
  }

  /** Throws STALE_RECORD when another request changed one at the same moment. */
  async set(context: WriteContext, { kind, on }: SwitchEmail): Promise<EmailSwitches> {
    const before = await this.read();
    const { version } = before;
    const off = OPTIONAL_EMAILS.filter((one) => (one === kind ? !on : before.off.includes(one)));
    if (version > 0)
      await this.versions.keep({
        of: VERSIONS_OF,
        version,
        kind: 'letter switches',
        at: this.clock.now(),
        by: context.author,
        body: { off: before.off },
      });
    try {
      const after = await this.records.update(
        this.switches,
        context,
        { _id: SWITCHES, version },
        { $set: { off, version: version + 1 } },
        version === 0 ? { upsert: true } : {},
      );
      if (!after) throw new ApiError('STALE_RECORD');
      return { off: after.off, version: after.version };
    } catch (error) {
      if (isDuplicateKey(error, '_id')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }
}

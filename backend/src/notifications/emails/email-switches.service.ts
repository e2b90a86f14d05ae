import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  OPTIONAL_EMAILS,
  type EmailSwitches,
  type OptionalEmail,
  type SwitchEmail,
} from '@clinic/contract/notifications/email-kinds';
import { Types, type Model } from 'mongoose';
import { EmailSwitchesRecord, SWITCHES } from './email-switches.schema.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** The id under which former switches are kept. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000002');

@Injectable()
export class EmailSwitchesService {
  constructor(
    @InjectModel(EmailSwitchesRecord.name) private readonly switches: Model<EmailSwitchesRecord>,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<EmailSwitches> {
    const stored = await this.switches.findById(SWITCHES).lean();
    return { off: stored?.off ?? [], version: stored?.version ?? 0 };
  }

  async isOn(kind: OptionalEmail): Promise<boolean> {
    return !(await this.read()).off.includes(kind);
  }

  /** Throws STALE_RECORD when another request changed a switch at the same moment. */
  async set(context: WriteContext, { kind, on }: SwitchEmail): Promise<EmailSwitches> {
    const before = await this.read();
    const { version } = before;
    const off = OPTIONAL_EMAILS.filter((one) => (one === kind ? !on : before.off.includes(one)));
    const after = await this.settings.replace(
      context,
      { model: this.switches, id: SWITCHES, kind: 'letter switches', versionsOf: VERSIONS_OF },
      { version, former: { off: before.off } },
      { off },
    );
    return { off: after.off, version: after.version };
  }
}

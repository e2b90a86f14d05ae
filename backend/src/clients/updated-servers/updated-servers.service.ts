import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ServersAnswer } from '@clinic/contract/platform/server-calls';
import type { Db } from 'mongodb';
import { Types, type Model } from 'mongoose';
import { knownEmails, SERVERS } from '../../platform/database/migrations/028-known-emails.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { SaveServersDto } from './servers.dto.ts';
import { ServersRecord } from './servers.schema.ts';

/** The id under which former answers are kept. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000005');

const EMAIL_NEEDED =
  'Please enter an e-mail. It may be left empty once an admin has switched on “All servers are updated” in Settings.';

/** Knows whether a server of an earlier release may still run beside this one: an admin says so (decisions/126). */
@Injectable()
export class UpdatedServers {
  constructor(
    @InjectModel(ServersRecord.name) private readonly stored: Model<ServersRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<ServersAnswer> {
    return answer(await this.stored.findById(SERVERS).lean());
  }

  /** Throws INVALID_INPUT where an earlier server would no longer start. */
  async requireForNoEmail(): Promise<void> {
    if (!(await this.read()).updated) throw invalid('email', EMAIL_NEEDED);
  }

  /** Throws STALE_RECORD when the answer was changed since it was read. */
  async save(context: WriteContext, setting: SaveServersDto): Promise<ServersAnswer> {
    const write = () => this.write(context, setting);
    return answer(await this.records.once(this.stored, context, write, (saved) => saved));
  }

  private async write(context: WriteContext, { version, updated }: SaveServersDto): Promise<ServersRecord> {
    const { version: before, ...former } = await this.read();
    if (before !== version) throw new ApiError('STALE_RECORD');
    // A server of an earlier release that has started since the migration has made its index again.
    if (updated) await knownEmails(this.stored.db.db as Db);
    const setting = { model: this.stored, id: SERVERS, kind: 'servers', versionsOf: VERSIONS_OF };
    return this.settings.replace(context, setting, { version, former }, { updated });
  }
}

function answer(stored: ServersRecord | null): ServersAnswer {
  return { updated: stored?.updated ?? false, version: stored?.version ?? 0 };
}

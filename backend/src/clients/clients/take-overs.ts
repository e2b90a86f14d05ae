import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { deletion } from '../../platform/accounts/account-writes.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { unlessCarried } from '../../platform/writes/carrying-update.ts';
import { stateOf } from '../../platform/writes/state-of.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { effectKind } from '../../platform/writes/envelope.ts';
import type { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { WrittenRecords } from './written-records.ts';

export const CLIENT_SET_ASIDE = effectKind('set-aside');

/** Condition for a registered client with an unproven address and no program. */
const UNUSED = { emailVerifiedAt: { $exists: false }, program: null, programsEnded: 0 };

/** The server looks again after so many milliseconds, in which a colleague's write that began earlier has ended. */
const LOOK_AGAIN_MS = 500;

const CHANGED = ['deletedAt', 'ver', 'passwordLink', 'verifyLink', 'emailChange', 'setAsideBy'] as const;

/** Frees addresses that a stranger may have registered, so that the person can become a client (decisions/022). */
@Injectable()
export class TakeOvers {
  constructor(
    private readonly clients: ClientsService,
    private readonly written: WrittenRecords,
    private readonly clock: Clock,
  ) {}

  /** Returns when the e-mail that `setAside` would free was registered; undefined when it would not free it. */
  async registeredUnproven(email: string): Promise<Date | undefined> {
    return (await this.unused(email))?.createdAt;
  }

  /**
   * Frees an e-mail that is registered, unproven, and of a client for whom the clinic has done nothing. That record is
   * deleted, its sessions and links end, and what was typed into it stays with it. A repeated request leaves the client
   * that it has made itself. Throws EMAIL_TAKEN when the clinic writes in the same moment.
   */
  async setAside(context: WriteContext, email: string): Promise<void> {
    await this.clients.refuseRepeat(context);
    const before = await this.unused(email);
    if (!before) return;
    const { $set, $inc } = deletion(this.clock.now());
    await this.clients.change(
      context.also({ action: 'take-over', kind: 'client' }),
      { _id: before._id, email, ver: before.ver, ...UNUSED, ...unlessCarried(context.key) },
      {
        $set: { ...$set, setAsideBy: context.caller },
        $inc,
        $unset: { passwordLink: 1, verifyLink: 1, emailChange: 1 },
      },
      {
        effects: [{ key: CLIENT_SET_ASIDE, kind: CLIENT_SET_ASIDE, at: $set.deletedAt }],
        timestamps: false,
        settling: {
          check: (gone) => this.refuseWritten(gone),
          which: ({ _id, ver }) => ({ _id, ver, ...$set }),
          back: stateOf(before, CHANGED),
        },
      },
    );
  }

  private async unused(email: string): Promise<ClientRecord | null> {
    const found = await this.clients.find({ email, ...UNUSED });
    return found && !(await this.written.ofClinic(found)) ? found : null;
  }

  private async refuseWritten(gone: ClientRecord): Promise<void> {
    for (const pause of [0, LOOK_AGAIN_MS]) {
      await wait(pause);
      if (await this.written.ofClinic(gone)) throw new ApiError('EMAIL_TAKEN');
    }
  }
}

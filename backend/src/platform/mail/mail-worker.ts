import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LeasedJob, type JobRun } from '../database/leased-job.ts';
import { ENV, type Env } from '../config/env.ts';
import { withoutAddresses } from '../http/without-addresses.ts';
import { composeMail } from './compose-mail.ts';
import { mailSender, type MailSender } from './mail-sender.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { Outbox } from './outbox.service.ts';
import { Clock } from '../config/clock.ts';

/** Number of emails sent at once, so that a slow one does not delay others. */
const AT_ONCE = 4;

/** Sends the outbox's emails, also after a crash; several servers may run it concurrently. */
@Injectable()
export class MailWorker implements OnApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly sender: MailSender;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.sender = mailSender(env);
  }

  onApplicationShutdown(): void {
    this.sender.close();
  }

  /** Sends everything that is due; answers when nothing is left. */
  @LeasedJob({ name: 'mail', every: 'sweep', failed: 'The outbox waits', everywhere: true })
  async drain(run?: JobRun): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.drainOneByOne(run)));
  }

  private async drainOneByOne(run?: JobRun): Promise<void> {
    while (!run?.stop.aborted) {
      const row = await this.outbox.claimNext();
      if (!row) return;
      await this.send(row);
    }
  }

  private async send(row: OutboxRecord): Promise<void> {
    const renewal = setInterval(() => {
      this.outbox
        .renew(row)
        .catch((error: Error) => this.logger.warn(`A lease was not renewed: ${error.message}`));
    }, this.env.timings.lockMs / 3);
    try {
      if (!(await this.outbox.isStillTrue(row))) return await this.outbox.dropped(row);
      if (!row.message.to.email) return await this.outbox.told(row);
      await this.outbox.supersede(row);
      await this.sender.send(composeMail(row._id, row.message, this.env, this.clock.now()));
    } catch (error) {
      const { message, permanent } = this.sender.problemOf(error);
      this.logger.warn(
        `Mail ${row._id} was not sent at attempt ${row.attempts}: ${withoutAddresses(message)}`,
      );
      return await this.outbox.failed(row, message, permanent);
    } finally {
      clearInterval(renewal);
    }
    await this.outbox.sent(row);
  }
}

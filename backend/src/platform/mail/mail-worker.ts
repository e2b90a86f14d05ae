import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';
import { RegularWork } from '../database/regular-work.ts';
import { withoutAddresses } from '../http/without-addresses.ts';
import { composeMail } from './compose-mail.ts';
import { mailSender, type MailSender } from './mail-sender.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { Outbox } from './outbox.service.ts';
import { Clock } from '../config/clock.ts';

/** Parallel mails, so that a slow one does not hold up the others. */
const AT_ONCE = 4;

/** Any number of servers may run it at the same time. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly sender: MailSender;
  /** Mails that were added meanwhile get another round. */
  private readonly work = new RegularWork(
    () => this.drain(),
    (error) => this.logger.error(`The outbox waits: ${(error as Error).message}`),
  );

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.sender = mailSender(env);
  }

  onApplicationBootstrap(): void {
    this.outbox.whenAdded(() => this.work.wake());
    this.work.every(this.env.timings.sweepMs);
    this.work.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
    this.sender.close();
  }

  /** Resolves when nothing is due any more. */
  async drain(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.drainOneByOne()));
  }

  private async drainOneByOne(): Promise<void> {
    while (!this.work.signal.aborted) {
      const row = await this.outbox.take();
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

import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Leases } from '../../platform/database/leases.ts';
import { RegularWork } from '../../platform/database/regular-work.ts';
import { ProgramReminders } from './program-reminders.ts';
import { VisitReminders } from './visit-reminders.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Milliseconds between two looks. */
const TICK_MS = 60_000;

/** Finds due reminders every minute; nothing is queued ahead, so nothing has to be withdrawn. */
@Injectable()
export class ReminderWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReminderWorker.name);
  private readonly work = new RegularWork(
    () => this.look(),
    (error) => this.logger.error(`Reminders wait: ${String(error)}`),
  );

  constructor(
    private readonly leases: Leases,
    private readonly visits: VisitReminders,
    private readonly programs: ProgramReminders,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.work.every(TICK_MS);
    this.work.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }

  /** Does nothing while another process looks. */
  async look(now = this.clock.now()): Promise<void> {
    await this.leases.run('reminders', async (lost) => {
      const stopped = () => lost.aborted || this.work.signal.aborted;
      await this.visits.remind(now, stopped);
      await this.visits.writeAboutMissed(now, stopped);
      await this.programs.remind(now, stopped);
    });
  }
}

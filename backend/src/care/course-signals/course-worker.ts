import { clinicToday } from '@clinic/contract/clinic-calendar';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { CourseRecord } from '../courses/course.schema.ts';
import { Leases } from '../../platform/database/leases.ts';
import { RegularWork } from '../../platform/database/regular-work.ts';
import { CourseSignals } from './course-signals.service.ts';
import { Clock } from '../../platform/config/clock.ts';

/** The first look after the clinic's midnight finds what the new day brings. */
const TICK_MS = 10 * 60_000;

@Injectable()
export class CourseWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CourseWorker.name);
  private readonly work = new RegularWork(
    () => this.look(),
    (error) => this.logger.error(`Courses wait: ${String(error)}`),
  );

  constructor(
    @InjectModel(CourseRecord.name) private readonly courses: Model<CourseRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly leases: Leases,
    private readonly signals: CourseSignals,
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
    await this.leases.run('courses', async (lost) => {
      const today = clinicToday(now, this.env.clinicTimezone);
      const due = this.courses.find({ nextCheckOn: { $lte: today } }, { _id: 1 });
      for await (const { _id } of due.lean<Pick<CourseRecord, '_id'>[]>().cursor()) {
        if (lost.aborted || this.work.signal.aborted) return;
        // One that fails keeps its day, and does not stop the others.
        await this.signals
          .look(_id, now)
          .catch((error: unknown) =>
            this.logger.error(`The course of ${_id.toHexString()} waits: ${String(error)}`),
          );
      }
    });
  }
}

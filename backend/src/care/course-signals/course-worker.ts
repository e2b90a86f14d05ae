import { clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { CourseRecord } from '../courses/course.schema.ts';
import { CourseSignals } from './course-signals.service.ts';

/** The first look after the clinic's midnight finds what the new day brings. */
const TICK_MS = 10 * 60_000;

@Injectable()
export class CourseWorker {
  private readonly logger = new Logger(CourseWorker.name);

  constructor(
    @InjectModel(CourseRecord.name) private readonly courses: Model<CourseRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly signals: CourseSignals,
  ) {}

  /** Looks at the courses whose day has come. */
  @LeasedJob({ name: 'courses', every: TICK_MS, failed: 'Courses wait' })
  async look({ now, stop }: JobRun): Promise<void> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const due = this.courses.find({ nextCheckOn: { $lte: today } }, { _id: 1 });
    for await (const { _id } of due.lean<Pick<CourseRecord, '_id'>[]>().cursor()) {
      if (stop.aborted) return;
      // A course that fails keeps its day, and the others have their turn.
      await this.signals
        .look(_id, now)
        .catch((error: unknown) =>
          this.logger.error(`The course of ${_id.toHexString()} waits: ${String(error)}`),
        );
    }
  }
}

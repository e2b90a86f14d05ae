import type { ClientSignals } from '@clinic/contract/care/course-calls';
import type { SeenSignal, Signal } from '@clinic/contract/care/course-input';
import { nextCheckOn } from '@clinic/contract/care/course-next-check';
import { isSeen, signalsOf } from '@clinic/contract/care/course-signals';
import { hasPace } from '@clinic/contract/care/course-weight-signals';
import { weightLine, type WeightLine } from '@clinic/contract/care/weight-line';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { CourseRecord, type StoredSeen } from '../courses/course.schema.ts';
import { LOOK_AT_COURSE } from '../courses/courses.service.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { Effects } from '../../platform/database/effects.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CourseFacts } from './course-facts.ts';
import { Clock } from '../../platform/config/clock.ts';

/** What of a client's course the own doctor may want to look at; shown to that doctor only. */
@Injectable()
export class CourseSignals implements OnModuleInit {
  constructor(
    @InjectModel(CourseRecord.name) private readonly courses: Model<CourseRecord>,
    private readonly facts: CourseFacts,
    private readonly access: ClientAccess,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.effects.handle<CourseRecord>(CourseRecord.name, LOOK_AT_COURSE, ({ _id }) => this.look(_id));
  }

  async ofClient(caller: Caller, clientId: string): Promise<ClientSignals> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId);
    return shown(await this.find(_id));
  }

  /** The client's own weight line; null where nothing is said of the pace. */
  async ownLine(caller: Caller): Promise<WeightLine | null> {
    const { _id } = await this.access.requireOpenRecords(caller, caller.id);
    const facts = await this.facts.of(_id, this.clock.now());
    if (!facts || !hasPace(facts.input)) return null;
    return weightLine(facts.input.rows, facts.input.today) ?? null;
  }

  /** Marks signals as seen, at the level that was shown; one that became worse meanwhile stays open. */
  async see(caller: Caller, clientId: string, sent: readonly SeenSignal[]): Promise<ClientSignals> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId);
    return retryOnConflict(async () => {
      const course = await this.find(_id);
      if (!course) return { signals: [] };
      const now = sent.filter(
        (one) => course.signals.some(({ name }) => name === one.name) && !isSeen(one, course.seen),
      );
      const names = new Set(now.map(({ name }) => name));
      const at = this.clock.now();
      const seen = [
        ...course.seen.filter(({ name }) => !names.has(name)),
        ...now.map(({ name, level }) => ({ name, level, at })),
      ];
      const saved = await this.courses
        .findOneAndUpdate(
          { _id, revision: course.revision },
          { $set: { seen, isOpen: isOpen(course.signals, seen) }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<CourseRecord>();
      return saved && shown(saved);
    });
  }

  /** Evaluates the course again; a signal that is over is no longer marked as seen either. */
  async look(client: Types.ObjectId, now = this.clock.now()): Promise<void> {
    await retryOnConflict(async () => {
      const course = await this.find(client);
      const facts = await this.facts.of(client, now);
      if (!course) return true;
      const signals = facts ? signalsOf(facts.input) : [];
      const seen = course.seen.filter((one) => signals.some(({ name }) => name === one.name));
      const next = facts && nextCheckOn(facts.input, signals, facts.adultOn);
      const { matchedCount } = await this.courses.collection.updateOne(
        { _id: client, revision: course.revision },
        {
          $set: { signals, seen, isOpen: isOpen(signals, seen), ...(next && { nextCheckOn: next }) },
          ...(!next && { $unset: { nextCheckOn: 1 } }),
          $inc: { revision: 1 },
        },
      );
      return matchedCount > 0 || null;
    });
  }

  private find(client: Types.ObjectId): Promise<CourseRecord | null> {
    return this.courses.findById(client).lean<CourseRecord>().exec();
  }
}

const isOpen = (signals: readonly Signal[], seen: readonly StoredSeen[]): boolean =>
  signals.some((signal) => !isSeen(signal, seen));

const shown = (course: CourseRecord | null): ClientSignals => ({
  signals: (course?.signals ?? []).map((signal) => {
    const { name, level, urgent, day, words } = signal;
    const seenAt = isSeen(signal, course?.seen ?? [])?.at.toISOString() ?? null;
    return { name, level, urgent, day, words, seenAt };
  }),
});

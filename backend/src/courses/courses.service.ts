import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { Effects } from '../database/effects.ts';
import { CourseRecord } from './course.schema.ts';

/** Kind of the effect that looks at a course anew. */
export const LOOK_AT_COURSE = 'look-at-course';

/** Says that something of a client's course has changed; who looks at it stands above. */
@Injectable()
export class Courses {
  constructor(
    @InjectModel(CourseRecord.name) private readonly courses: Model<CourseRecord>,
    private readonly effects: Effects,
  ) {}

  /** Before the change, so that a process which dies after it leaves the look to the sweeper. */
  async changing(client: Types.ObjectId): Promise<void> {
    // Each look has a key of its own: one that has begun does not take the next one away.
    const key = `${LOOK_AT_COURSE}:${new Types.ObjectId().toHexString()}`;
    const write = () =>
      this.courses.collection.updateOne(
        { _id: client },
        {
          $setOnInsert: { signals: [], seen: [], isOpen: false, revision: 0 },
          $push: { effects: { key, kind: LOOK_AT_COURSE, at: new Date() } },
        } as never,
        { upsert: true },
      );
    await write().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  /** After the change. */
  async changed(client: Types.ObjectId): Promise<void> {
    await this.effects.run(CourseRecord.name, client);
  }
}

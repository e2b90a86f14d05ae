import { Injectable } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

interface Removable {
  _id: Types.ObjectId;
  doctor: Types.ObjectId | null;
  removedAt: Date | null;
}

/** Decides whose hours a person may change: admins all, assistants the own doctor's, doctors the own. */
@Injectable()
export class HoursAccess {
  constructor(
    private readonly assistants: AssistantsService,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** `doctor` null: the whole clinic's. Throws FORBIDDEN. */
  async mayChange({ role, id }: Caller, doctor: string | null): Promise<void> {
    if (role === 'admin') return;
    const own = role === 'assistant' ? (await this.assistants.get(id)).doctor : id;
    if (doctor === null || doctor.toLowerCase() !== own) throw new ApiError('FORBIDDEN');
  }

  /** Marks a week, extra hours or time off as removed. Throws NOT_FOUND, FORBIDDEN. */
  async remove<Row extends Removable>(context: WriteContext, rows: Model<Row>, id: string): Promise<void> {
    const removable = rows as unknown as Model<Removable>;
    const row = await removable.findOne({ _id: id, removedAt: null }, { doctor: 1 }).lean();
    if (!row) throw new ApiError('NOT_FOUND');
    await this.mayChange(context.caller, row.doctor?.toHexString() ?? null);
    const removed = await this.records.update(
      removable,
      context,
      { _id: id, removedAt: null },
      { $set: { removedAt: this.clock.now() } },
    );
    if (!removed) throw new ApiError('NOT_FOUND');
  }
}

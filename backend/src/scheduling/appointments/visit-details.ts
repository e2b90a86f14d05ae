import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { isActive } from '@clinic/contract/scheduling/appointment-rules';
import type { Model } from 'mongoose';
import { isAway, WorkingTimes } from '../hours/working-times.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { AppointmentWrites, type Writing } from './appointment-writes.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Changes of an upcoming visit other than a move. Each throws NOT_FOUND and APPOINTMENT_STATE. */
@Injectable()
export class VisitDetails {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly reading: AppointmentsService,
    private readonly records: Records,
    private readonly writes: AppointmentWrites,
    private readonly workingTimes: WorkingTimes,
    private readonly clock: Clock,
  ) {}

  /** Keeps it in the present time off. */
  keep(context: WriteContext, id: string, reason: string): Promise<Appointment> {
    return this.change(context, id, async (visit) => {
      const off = (await this.workingTimes.upcoming(this.clock.now())).filter((one) => isAway(one, visit));
      return {
        deeds: [{ event: 'kept', reason }],
        set: { hoursReason: reason, keptIn: off.map(({ _id }) => _id) },
      };
    });
  }

  /** A repetition keeps the first instant. */
  wantEarlier(context: WriteContext, id: string, wanted: boolean): Promise<Appointment> {
    return this.change(context, id, ({ wantsEarlierSince }) =>
      wanted
        ? {
            deeds: [{ event: 'wants-earlier' }],
            set: { wantsEarlierSince: wantsEarlierSince ?? this.clock.now() },
          }
        : { deeds: [{ event: 'wants-earlier-no-more' }], set: {}, unset: ['wantsEarlierSince'] },
    );
  }

  /** Sets a link other than the doctor's own. */
  joinLink(context: WriteContext, id: string, joinLink: string | null): Promise<Appointment> {
    return this.change(context, id, () => ({
      deeds: [{ event: 'join-link' }],
      set: joinLink ? { joinLink } : {},
      unset: ['joinLink'],
    }));
  }

  private async change(
    context: WriteContext,
    id: string,
    writing: (before: AppointmentRecord) => Writing | Promise<Writing>,
  ): Promise<Appointment> {
    const write = async () => {
      const before = await this.reading.record(context.caller, id);
      if (!isActive(before, this.clock.now())) throw new ApiError('APPOINTMENT_STATE');
      return this.writes.write(context, before, await writing(before));
    };
    const changed = await this.records.once(this.appointments, context, write, (before) => before);
    return this.reading.view(context.caller, changed);
  }
}

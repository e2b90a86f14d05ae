import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { START_STEP_MINUTES } from '@clinic/contract/constants';
import { isOver, mayTurn, OUTCOMES_OF, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AppointmentWrites, type Writing } from './appointment-writes.ts';
import { ownSlots } from './asked-move.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { SeriesRuns } from './series-runs.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const SLOT_MS = START_STEP_MINUTES * 60_000;

@Injectable()
export class VisitOutcomes {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly reading: AppointmentsService,
    private readonly records: Records,
    private readonly writes: AppointmentWrites,
    private readonly series: SeriesRuns,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an outcome; null removes it. Throws NOT_FOUND, FORBIDDEN for an outcome that doctors may not record,
   * APPOINTMENT_STATE; for a freed time that is taken APPOINTMENT_OVERLAP, TIME_HELD, ACTIVE_APPOINTMENT_EXISTS.
   */
  async record(context: WriteContext, id: string, outcome: Outcome | null): Promise<Appointment> {
    const changed = await this.records.once(
      this.appointments,
      context,
      () => this.write(context, id, outcome),
      (record) => this.series.requireAlone(record),
    );
    return this.reading.view(context.caller, changed);
  }

  private async write(
    context: WriteContext,
    id: string,
    outcome: Outcome | null,
  ): Promise<AppointmentRecord> {
    const { caller } = context;
    const before = await this.reading.record(caller, id);
    const now = this.clock.now();
    const may = caller.role === 'assistant' || caller.role === 'doctor' ? OUTCOMES_OF[caller.role] : [];
    if (!may.includes(outcome) || (caller.role === 'doctor' && before.outcome === 'arrived' && !outcome))
      throw new ApiError('FORBIDDEN');
    if (!mayTurn({ ...before, outcome: before.outcome ?? null }, outcome, now))
      throw new ApiError('APPOINTMENT_STATE');
    const writing = outcome === null ? undone(before, now) : recorded(caller, before, outcome, now);
    return this.writes.write(context, before, writing);
  }
}

/** An outcome that ends the visit frees the rest of its time, and its client for another visit. */
function recorded(caller: Caller, before: AppointmentRecord, outcome: Outcome, now: Date): Writing {
  const { id, name, role } = caller;
  const own = ownSlots(before);
  const past = own.filter((slot) => slot * SLOT_MS < now.getTime());
  const over = isOver(outcome);
  return {
    deeds: [{ event: outcome }],
    set: {
      outcome,
      outcomeAt: now,
      outcomeBy: { id, name, role },
      ...(over ? past.length > 0 && { slots: past } : before.askedMove && { slots: own }),
    },
    unset: [
      'askedMove',
      ...(over ? ['activeClient', 'wantsEarlierSince', ...(past.length > 0 ? [] : ['slots'])] : []),
    ],
  };
}

function undone(before: AppointmentRecord, now: Date): Writing {
  const { doctor, client, startsAt, endsAt, duration, buffer = 0, outcome } = before;
  const fields = ['outcome', 'outcomeAt', 'outcomeBy'];
  const deeds = [{ event: 'outcome-undone' as const, from: effectiveTime(before) }];
  if (!outcome || !isOver(outcome)) return { deeds, set: {}, unset: fields };
  return {
    deeds,
    set: endsAt > now ? { activeClient: client.id } : {},
    unset: fields,
    claiming: { claim: { doctor: doctor.id, startsAt, duration, buffer } },
  };
}

import { Inject, Injectable } from '@nestjs/common';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { ClientChange, DeskToday } from '@clinic/contract/enquiries';
import { AppointmentsService } from '../appointments/appointments.service.ts';
import type { AppointmentRecord } from '../appointments/appointment.schema.ts';
import { ENV, type Env } from '../config/env.ts';
import { EnquiriesService } from '../enquiries/enquiries.service.ts';
import { InventoryService } from '../inventory/inventory.service.ts';

/** What the front desk should look at, gathered from the modules that know. */
@Injectable()
export class DeskService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly appointments: AppointmentsService,
    private readonly enquiries: EnquiriesService,
    private readonly inventory: InventoryService,
  ) {}

  async today(now = new Date()): Promise<DeskToday> {
    const zone = this.env.clinicTimezone;
    const day = clinicToday(now, zone);
    const yesterday = clinicInstant(addDays(day, -1), '00:00', zone);
    const [pendingRequests, todaysAppointments, newEnquiries, lowStock, changed] = await Promise.all([
      this.appointments.countRequested(),
      this.appointments.countOfDay(day),
      this.enquiries.countNew(),
      this.inventory.countLow(),
      this.appointments.changedByClients(yesterday),
    ]);
    return {
      pendingRequests,
      todaysAppointments,
      newEnquiries,
      lowStock,
      clientChanges: changed
        .flatMap((appointment) => changesByClient(appointment, yesterday))
        .toSorted((one, other) => other.at.localeCompare(one.at)),
      emailSetUp: this.env.smtpUrl !== undefined,
    };
  }
}

function changesByClient(appointment: AppointmentRecord, since: Date): ClientChange[] {
  const { _id, client, doctor, changes } = appointment;
  return changes
    .filter(({ at, by, what }) => at >= since && by.role === 'client' && /^(cancelled|moved)/.test(what))
    .map(({ at, what, from, to }) => ({
      id: _id.toHexString(),
      client: client.name,
      doctor: doctor.name,
      what,
      // A cancelled one has kept the time that it was cancelled at.
      from: from ?? (what === 'cancelled' ? effectiveTime(appointment) : null),
      to: to ?? null,
      at: at.toISOString(),
    }));
}

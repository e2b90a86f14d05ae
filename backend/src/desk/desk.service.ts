import { Inject, Injectable } from '@nestjs/common';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { ClientChange, DeskToday } from '@clinic/contract/enquiries';
import { changeView } from '../appointments/appointment.view.ts';
import { AppointmentsService, CHANGED } from '../appointments/appointments.service.ts';
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
    .filter(
      ({ at, by, event }) =>
        at >= since && by.role === 'client' && (CHANGED as readonly string[]).includes(event),
    )
    .map((change) => ({
      id: _id.toHexString(),
      client: client.name,
      doctor: doctor.name,
      what: changeView(change).what,
      // A cancelled one has kept the time that it was cancelled at.
      from: change.from ?? (change.event === 'moved' ? null : effectiveTime(appointment)),
      to: change.to ?? null,
      at: change.at.toISOString(),
    }));
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { counted } from '@clinic/contract/platform/counted';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { overlaps } from '@clinic/contract/platform/time-spans';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import type { Doctor, LeftBehind } from '@clinic/contract/people';
import type { Model } from 'mongoose';
import { AppointmentChanges } from '../appointments/appointment-changes.ts';
import type { AppointmentRecord } from '../appointments/appointment.schema.ts';
import { AppointmentsService } from '../appointments/appointments.service.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { ClientOwners } from '../../clients/clients/client-owners.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { DoctorRemoval, LEFT_EFFECT } from '../../identity/staff/doctor-removal.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ReassignmentRecord } from './reassignment.schema.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

@Injectable()
export class Reassignments implements OnModuleInit {
  constructor(
    @InjectModel(ReassignmentRecord.name) private readonly reassignments: Model<ReassignmentRecord>,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly clients: ClientsService,
    private readonly owners: ClientOwners,
    private readonly appointments: AppointmentsService,
    private readonly changes: AppointmentChanges,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly records: Records,
    private readonly effects: Effects,
  ) {}

  onModuleInit(): void {
    this.effects.handle<DoctorRecord>(DoctorRecord.name, LEFT_EFFECT, ({ _id }) =>
      this.assistants.unassignFrom(_id),
    );
  }

  /**
   * Deletes a doctor without work. Throws NOT_FOUND, and STAFF_IN_USE with the numbers of clients and
   * upcoming appointments.
   */
  async removeDoctor(context: WriteContext, id: string): Promise<Doctor> {
    const doctor = await this.doctors.get(id);
    return retryOnConflict(async () => {
      const mark = await this.doctorRemoval.begin(id);
      await this.refuseWork(id, mark);
      // Giving the doctor work removes the mark: then the work is counted again.
      return (await this.doctorRemoval.finish(context, id, mark)) ? doctor : null;
    });
  }

  /** Deleted doctors whose clients or upcoming appointments wait for a reassignment. */
  async leftBehind(): Promise<LeftBehind[]> {
    const gone = await this.doctorRemoval.gone();
    const ids = gone.map(({ _id }) => _id);
    const [ofClients, ofAppointments] = await Promise.all([
      this.clients.ownersAmong(ids),
      this.appointments.doctorsWithUpcoming(ids),
    ]);
    const waiting = new Set([...ofClients, ...ofAppointments].map(String));
    return Promise.all(
      gone
        .filter(({ _id }) => waiting.has(_id.toHexString()))
        .map(async ({ _id, name }) => {
          const id = _id.toHexString();
          return { id, name, ...(await this.workOf(id)) };
        }),
    );
  }

  /**
   * Reassigns all clients and upcoming appointments of a doctor, also of a deleted one; answers how many.
   * Repeatable after a crash. Throws REASSIGN_OVERLAP with the list, before anything is moved.
   */
  async reassign(
    context: WriteContext,
    from: string,
    to: string,
  ): Promise<{ clients: number; appointments: number }> {
    if (from === to) throw invalid('doctor', 'Please choose another doctor.');
    const left = await this.doctors.known(from);
    const doctor = await this.doctors.chosen(to);
    const [moving, taken] = await Promise.all([
      this.appointments.upcoming({ doctor: from }),
      this.appointments.upcoming({ doctor: to }),
    ]);
    refuseOverlaps(moving, taken);
    // Moved records have no audit row of their own: this record carries the one for all.
    const reassignment = { from: personOf(left), to: personOf(doctor), by: context.author };
    await this.records.insert(this.reassignments, context, reassignment);
    for (const appointment of moving) await this.changes.giveTo(context, appointment, personOf(doctor));
    return { clients: await this.owners.reassign(from, to), appointments: moving.length };
  }

  private async refuseWork(id: string, mark: string): Promise<void> {
    const { clients, appointments } = await this.workOf(id);
    if (clients + appointments === 0) return;
    await this.doctorRemoval.giveUp(id, mark);
    throw new ApiError('STAFF_IN_USE', {
      message: `This doctor still has ${counted(clients, 'client')} and ${counted(appointments, 'upcoming appointment')}. Please reassign them first.`,
      body: { clients, appointments },
    });
  }

  private async workOf(id: string): Promise<{ clients: number; appointments: number }> {
    const [clients, { length: appointments }] = await Promise.all([
      this.clients.countOf(id),
      this.appointments.upcoming({ doctor: id }),
    ]);
    return { clients, appointments };
  }
}

const personOf = ({ _id, name }: DoctorRecord) => ({ id: _id, name });

function refuseOverlaps(moving: AppointmentRecord[], taken: AppointmentRecord[]): void {
  const span = ({ startsAt, endsAt }: AppointmentRecord) => ({ start: startsAt, end: endsAt });
  const confirmed = ({ status }: AppointmentRecord) => status === 'confirmed';
  const clashing = moving
    .filter(confirmed)
    .filter((one) => taken.filter(confirmed).some((other) => overlaps(span(one), span(other))));
  if (clashing.length === 0) return;
  const list = clashing.map(
    (appointment) => `${appointment.client.name}, ${formatMoment(effectiveTime(appointment))}`,
  );
  throw new ApiError('REASSIGN_OVERLAP', { details: { appointments: list } });
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { counted } from '@clinic/contract/platform/counted';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { overlaps } from '@clinic/contract/platform/time-spans';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import type { Doctor, LeftBehind } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { AppointmentChanges } from '../appointments/appointment-changes.ts';
import type { AppointmentRecord } from '../appointments/appointment.schema.ts';
import { SeriesChanges } from '../appointments/series-changes.ts';
import { VisitsOfDoctors } from '../appointments/visits-of-doctors.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { ClientOwners } from '../../clients/clients/client-owners.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { DoctorRemoval, LEFT_EFFECT } from '../../identity/staff/doctor-removal.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ReassignmentRecord } from './reassignment.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { personView } from '../../platform/http/person-view.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { AuditStore, type CarriedRow } from '../../platform/writes/audit-row.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { Author, WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

/** Kind of the effect that tells moved clients; its data are their ids. */
const TOLD_EFFECT = effectKind('clients-told');

@Injectable()
export class Reassignments {
  constructor(
    @InjectModel(ReassignmentRecord.name) private readonly reassignments: Model<ReassignmentRecord>,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly clients: ClientsService,
    private readonly owners: ClientOwners,
    private readonly visits: VisitsOfDoctors,
    private readonly changes: AppointmentChanges,
    private readonly series: SeriesChanges,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly audit: AuditStore,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: DoctorRecord, kinds: [LEFT_EFFECT] })
  async unassign({ _id }: DoctorRecord): Promise<void> {
    await this.assistants.unassignFrom(_id);
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
      // If the mark was removed by giving the doctor work, the work is counted again.
      return (await this.doctorRemoval.finish(context, id, mark)) ? doctor : null;
    });
  }

  /** Deleted doctors whose clients or upcoming appointments wait for a reassignment. */
  async leftBehind(): Promise<LeftBehind[]> {
    const gone = await this.doctorRemoval.gone();
    const ids = gone.map(({ _id }) => _id);
    const [ofClients, ofAppointments] = await Promise.all([
      this.clients.ownersAmong(ids),
      this.visits.busy(ids),
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
      this.visits.upcoming(left._id),
      this.visits.upcoming(doctor._id),
    ]);
    refuseOverlaps(moving, taken);
    // The moved records have no audit rows; this record carries one for all.
    const reassignment = { from: personOf(left), to: personOf(doctor), by: context.author };
    const ids = await this.clients.ids({ doctor: left._id });
    const at = this.clock.now();
    const tell: Effect = { key: TOLD_EFFECT, kind: TOLD_EFFECT, at, data: { clients: ids } };
    context.changes({ fields: [], doctors: doctorsOf(reassignment), clients: ids.length });
    const { _id } = await this.records.insert(this.reassignments, context, reassignment, {
      effects: [tell],
    });
    const ofSeries = Map.groupBy(moving, (visit) => (visit.series?.id ?? visit._id).toHexString());
    for (const [first, ...others] of ofSeries.values()) {
      if (!first) continue;
      // A client reads of all visits of a series in one email.
      if (others.length > 0) await this.series.giveTo(context, [first, ...others], personOf(doctor));
      else await this.changes.giveTo(context, first, personOf(doctor));
    }
    const clients = await this.owners.reassign(from, to);
    await this.effects.run(ReassignmentRecord.name, _id);
    return { clients, appointments: moving.length };
  }

  /** Adds a line to each moved client's own access log, without emails, since hundreds may be moved. */
  @OnEffect({ of: ReassignmentRecord, kinds: [TOLD_EFFECT], when: 'left' })
  async tellClients(reassignment: ReassignmentRecord, { at, data }: Effect): Promise<void> {
    const { clients } = data as { clients: Types.ObjectId[] };
    const moved = await this.clients.ids({ _id: { $in: clients }, doctor: reassignment.to.id });
    const names = await this.clients.names(moved);
    const doctors = doctorsOf(reassignment);
    const changed = { fields: ['doctor' as const], doctors, clients: clients.length };
    const rows = moved.map((client) => {
      const id = client.toHexString();
      const key = createHash('sha256').update(`${reassignment._id.toHexString()}:${id}`).digest();
      const row: CarriedRow = {
        _id: new Types.ObjectId(key.subarray(0, 12)),
        at,
        by: reassignment.by as Author,
        action: 'update',
        kind: 'client',
        from: '',
        requestId: '',
        changed,
      };
      return { row, subject: { id, name: names.get(id) ?? '' } };
    });
    await this.audit.store(rows);
  }

  private async refuseWork(id: string, mark: string): Promise<void> {
    const { clients, appointments } = await this.workOf(id);
    const isBeingBooked = await this.visits.isBeingBooked(new Types.ObjectId(id));
    if (clients + appointments === 0 && !isBeingBooked) return;
    await this.doctorRemoval.giveUp(id, mark);
    throw new ApiError('STAFF_IN_USE', {
      message: `This doctor still has ${counted(clients, 'client')} and ${counted(appointments, 'upcoming appointment')}. Please reassign them first.`,
      body: { clients, appointments },
    });
  }

  private async workOf(id: string): Promise<{ clients: number; appointments: number }> {
    const [clients, { length: appointments }] = await Promise.all([
      this.clients.countOf(id),
      this.visits.upcoming(new Types.ObjectId(id)),
    ]);
    return { clients, appointments };
  }
}

const personOf = ({ _id, name }: DoctorRecord) => ({ id: _id, name });

const doctorsOf = ({ from, to }: Pick<ReassignmentRecord, 'from' | 'to'>) => ({
  from: personView(from),
  to: personView(to),
});

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

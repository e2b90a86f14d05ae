import type { SeriesEmail } from '@clinic/contract/notifications/email-kinds';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientOwners } from '../../clients/clients/client-owners.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { BookingRecord } from './booking.schema.ts';
import { MailedAppointments } from './mailed-appointments.ts';
import { lengthOf } from './series-visits.ts';
import { EARLIEST_FIRST, VisitReads } from './visit-reads.ts';

const SHOWN = effectKind('series-shown');
const TOLD = effectKind('series-told');

/** The effect by which the visits of a booked series are pending no more. */
export const seriesShown = (at: Date): Effect => ({ key: SHOWN, kind: SHOWN, at });

/** The effect that tells the client of the whole series by one email. */
export const seriesTold = (at: Date): Effect => ({ key: TOLD, kind: TOLD, at });

/** Does what follows from the booking of a series. */
@Injectable()
export class SeriesEffects {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly reads: VisitReads,
    private readonly clients: ClientsService,
    private readonly owners: ClientOwners,
    private readonly mailed: MailedAppointments,
    private readonly outbox: Outbox,
    private readonly records: Records,
  ) {}

  @OnEffect({ of: BookingRecord, kinds: [SHOWN] })
  async show(booking: BookingRecord): Promise<void> {
    const { _id: id, client, takes } = booking;
    await this.appointments.updateMany(
      { 'series.id': id, pending: true },
      { $unset: { pending: 1 } },
      { timestamps: false },
    );
    listsChanged(this.appointments);
    if (!takes) return;
    await this.records.update(
      this.appointments,
      job(),
      { _id: takes, activeClient: client.id },
      {
        $set: { series: { id, n: 1, of: lengthOf(booking) } },
        $unset: { activeClient: 1 },
        $inc: { version: 1 },
      },
    );
  }

  @OnEffect({ of: BookingRecord, kinds: [TOLD] })
  async tell({ _id, client, doctor }: BookingRecord, { key }: Effect): Promise<void> {
    const visits = await this.reads.find({ 'series.id': _id }, { sort: EARLIEST_FIRST }).toArray();
    const by = visits.at(-1)?.changes[0]?.by;
    if (by) await this.owners.ownUnlessOwned(client.id.toHexString(), doctor.id.toHexString(), by);
    await this.write('series-booked', { key: `${_id.toHexString()}:${key}`, visits });
  }

  /** Writes one email about visits of a client; a former client gets none. */
  async write(
    kind: SeriesEmail,
    { key, visits, reason }: { key: string; visits: AppointmentRecord[]; reason?: string },
  ): Promise<void> {
    const [first] = visits;
    const client =
      first && (await this.clients.find({ _id: first.client.id }, { name: 1, email: 1, phone: 1 }));
    if (!client) return;
    const { name, email, phone } = client;
    await this.outbox.add({
      _id: key,
      to: { name, email },
      client: client._id.toHexString(),
      kind,
      appointments: await this.mailed.mailedAppointments(visits, phone),
      ...(reason && { reason }),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import { CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { ClientsService } from '../clients/clients.service.ts';
import { Effects, type Effect } from '../database/effects.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { AppointmentRecord } from './appointment.schema.ts';

const EVENTS = ['requested', 'confirmed', 'moved', 'cancelled'] as const;
export type AppointmentEvent = (typeof EVENTS)[number];

/** What must follow from a change of an appointment; written by the same update that makes the change. */
export const noticeOf = (event: AppointmentEvent, version: number): Effect => ({
  key: `${version}:${event}`,
  kind: event,
  at: new Date(),
});

/** The first appointment decides who owns the client. */
export const ownership = (): Effect => ({ key: 'ownership', kind: 'ownership', at: new Date() });

@Injectable()
export class AppointmentNotices implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    const { name } = AppointmentRecord;
    this.effects.handle<AppointmentRecord>(name, 'ownership', ({ client, doctor }) =>
      this.clients.ownUnlessOwned(client.id.toHexString(), doctor.id.toHexString()),
    );
    for (const event of EVENTS)
      this.effects.handle<AppointmentRecord>(name, event, (appointment, effect) =>
        this.tell(event, appointment, effect),
      );
  }

  private async tell(
    event: AppointmentEvent,
    appointment: AppointmentRecord,
    { key }: Effect,
  ): Promise<void> {
    // A later change tells the client what holds now; this one is no longer true.
    if (key !== noticeOf(event, appointment.version).key) return;
    const { name, email } = await this.clients.get(appointment.client.id.toHexString());
    await this.outbox.add({
      _id: `${appointment._id.toHexString()}:${key}`,
      to: { name, email },
      kind: 'appointment',
      event,
      appointment: {
        id: appointment._id.toHexString(),
        version: appointment.version,
        doctor: appointment.doctor.name,
        start: appointment.startsAt,
        end: appointment.endsAt,
        type: APPOINTMENT_TYPE_LABELS[appointment.appointmentType],
        place: appointment.appointmentType === 'Online' ? 'Online' : CLINIC_ADDRESS,
        tentative: appointment.status === 'requested',
      },
    });
  }
}

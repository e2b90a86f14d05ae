import {
  APPOINTMENT_EVENTS,
  isMailed,
  type AppointmentEvent,
} from '@clinic/contract/scheduling/appointment-events';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { Inject, Injectable } from '@nestjs/common';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import { ClientOwners } from '../../clients/clients/client-owners.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { effectKinds, effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { MailedChange } from '../../platform/mail/mail-message.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { AppointmentRecord, type StoredChange } from './appointment.schema.ts';
import { MailedAppointments } from './mailed-appointments.ts';

const OWNERSHIP = effectKind('ownership');
const EVENT_KINDS = effectKinds(APPOINTMENT_EVENTS);

/** The effect that tells about a change made `at`; stored by the change's own update. */
export const notificationEffect = (event: AppointmentEvent, version: number, at: Date): Effect => ({
  key: `${version}:${event}`,
  kind: EVENT_KINDS[event],
  at,
});

/** Chooses the owner of a client: the doctor of the first appointment. */
export const ownership = (at: Date): Effect => ({ key: OWNERSHIP, kind: OWNERSHIP, at });

/** Shows a request to move as a request for the new time, for its email. */
const asRequest = (visit: AppointmentRecord): AppointmentRecord => ({
  ...visit,
  ...visit.askedMove,
  status: 'requested',
});

@Injectable()
export class AppointmentNotifications {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly owners: ClientOwners,
    private readonly outbox: Outbox,
    private readonly mailed: MailedAppointments,
  ) {}

  @OnEffect({ of: AppointmentRecord, kinds: [OWNERSHIP] })
  async own({ client, doctor, changes }: AppointmentRecord): Promise<void> {
    await this.owners.ownUnlessOwned(client.id.toHexString(), doctor.id.toHexString(), changes[0]!.by);
  }

  @OnEffect({ of: AppointmentRecord, kinds: Object.values(EVENT_KINDS) })
  async notify(
    appointment: AppointmentRecord,
    { key, kind, at }: Effect,
    _model: string,
    policy?: PolicyAnswer,
  ): Promise<void> {
    const event = kind as string as AppointmentEvent;
    const change = appointment.changes.findLast((one) => isMailed(one.event));
    // A later change has its own email, so this one would be outdated.
    if (change?.event !== event || change.at.getTime() !== at.getTime()) return;
    const client = await this.clients.find(
      { _id: appointment.client.id },
      {
        name: 1,
        email: 1,
        phone: 1,
      },
    );
    // A former client gets no email.
    if (!client) return;
    const { name, email, phone } = client;
    const told = event === 'move-asked' ? asRequest(appointment) : appointment;
    await this.outbox.add({
      _id: `${appointment._id.toHexString()}:${key}`,
      to: { name, email },
      client: client._id.toHexString(),
      kind: 'appointment',
      event,
      appointment: await this.mailed.mailedAppointment(told, phone, policy),
      change: this.mailedChange(change),
    });
  }

  private mailedChange(change: StoredChange): MailedChange {
    const { by, from, fromDoctor, fromDuration, reason } = change;
    return {
      byClient: by.role === 'client',
      ...(from && { oldStart: clinicInstant(from.date, from.time, this.env.clinicTimezone) }),
      ...(fromDoctor && { oldDoctor: fromDoctor }),
      ...(fromDuration && { oldDuration: fromDuration }),
      ...(reason && { reason }),
    };
  }
}

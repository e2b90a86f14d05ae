import { Injectable } from '@nestjs/common';
import { CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import type { MailedAppointment } from '../../platform/mail/mail-message.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { joinLink } from './appointment.view.ts';

@Injectable()
export class MailedAppointments {
  constructor(
    private readonly policies: BookingPolicies,
    private readonly doctors: DoctorsService,
  ) {}

  /**
   * `phone` is the client's number, which the clinic calls for an online visit without a link; `known` is the booking
   * policy, if already read.
   */
  async mailedAppointment(
    appointment: AppointmentRecord,
    phone: string,
    known?: PolicyAnswer,
  ): Promise<MailedAppointment> {
    return {
      id: appointment._id.toHexString(),
      version: appointment.version,
      doctor: appointment.doctor.name,
      start: appointment.startsAt,
      end: appointment.endsAt,
      type: APPOINTMENT_TYPE_LABELS[appointment.appointmentType],
      place: appointment.appointmentType === 'Online' ? 'Online' : CLINIC_ADDRESS,
      tentative: appointment.status === 'requested',
      ...(appointment.status === 'confirmed' && (await this.ofConfirmed(appointment, phone, known))),
    };
  }

  private async ofConfirmed(
    appointment: AppointmentRecord,
    phone: string,
    known?: PolicyAnswer,
  ): Promise<Partial<MailedAppointment>> {
    const online = appointment.appointmentType === 'Online';
    const [{ policy, stored }, links] = await Promise.all([
      known ?? this.policies.read(),
      online ? this.doctors.joinLinks() : new Map<string, string>(),
    ]);
    const link = joinLink(appointment, links);
    return {
      ...(stored && { changeLimit: policy.changeLimit }),
      ...(link && { joinLink: link }),
      ...(online && !link && { callOn: phone }),
    };
  }
}

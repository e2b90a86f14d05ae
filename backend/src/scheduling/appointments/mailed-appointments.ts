import { Injectable } from '@nestjs/common';
import { clinicAddress } from '@clinic/contract/clinic';
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
    const [mailed] = await this.mailedAppointments([appointment], phone, known);
    return mailed as MailedAppointment;
  }

  /** The same of several visits of one client; policy and links are read once. */
  async mailedAppointments(
    appointments: readonly AppointmentRecord[],
    phone: string,
    known?: PolicyAnswer,
  ): Promise<MailedAppointment[]> {
    const confirmed = appointments.filter(({ status }) => status === 'confirmed');
    const [policy, links] = await Promise.all([
      known ?? (confirmed.length > 0 ? this.policies.read() : undefined),
      confirmed.some(isOnline) ? this.doctors.joinLinks() : new Map<string, string>(),
    ]);
    return appointments.map((appointment) => ({
      id: appointment._id.toHexString(),
      version: appointment.version,
      doctor: appointment.doctor.name,
      start: appointment.startsAt,
      end: appointment.endsAt,
      type: APPOINTMENT_TYPE_LABELS[appointment.appointmentType],
      place: isOnline(appointment) ? 'Online' : clinicAddress(),
      tentative: appointment.status === 'requested',
      ...(appointment.status === 'confirmed' && ofConfirmed(appointment, { phone, policy, links })),
    }));
  }
}

const isOnline = ({ appointmentType }: AppointmentRecord): boolean => appointmentType === 'Online';

function ofConfirmed(
  appointment: AppointmentRecord,
  given: { phone: string; policy: PolicyAnswer | undefined; links: Map<string, string> },
): Partial<MailedAppointment> {
  const { phone, policy, links } = given;
  const link = joinLink(appointment, links);
  return {
    ...(policy?.stored && { changeLimit: policy.policy.changeLimit }),
    ...(link && { joinLink: link }),
    ...(isOnline(appointment) && !link && { callOn: phone }),
  };
}

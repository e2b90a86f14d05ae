import type { Doctor } from '@clinic/contract/people';
import { pendingEmail } from '../account-links/email-moves.ts';
import { stored } from '../../platform/http/stored.ts';
import type { DoctorRecord } from './doctor.schema.ts';

export const doctorView = (doctor: DoctorRecord, now: Date): Doctor => ({
  ...stored(doctor),
  name: doctor.name,
  email: doctor.email,
  phone: doctor.phone,
  ownPassword: doctor.passwordChosenAt !== undefined,
  pendingEmail: pendingEmail(doctor, now),
  locked: doctor.movedAt !== undefined,
});

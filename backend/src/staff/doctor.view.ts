import type { Doctor } from '@clinic/contract/people';
import { stored } from '../http/stored.ts';
import type { DoctorRecord } from './doctor.schema.ts';

export const doctorView = (doctor: DoctorRecord): Doctor => ({
  ...stored(doctor),
  name: doctor.name,
  email: doctor.email,
  phone: doctor.phone,
});

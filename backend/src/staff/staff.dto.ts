import type { Doctor, NewStaff, StaffChange } from '@clinic/contract/people';
import { Strict } from '../http/checked-body.pipe.ts';
import { EmailField, Instant, Line, PasswordField, PhoneField } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

/** A new doctor. */
@Takes<NewStaff>()
export class AddStaffDto {
  @Line({ sentence: 'Name, email, phone, and password are required.' })
  name: string;

  @EmailField()
  email: string;

  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  @PhoneField()
  phone: string;

  /** 6–200 characters. */
  @PasswordField()
  password: string;
}

/** An edited doctor. */
@Takes<StaffChange>()
export class EditStaffDto {
  @Line({ sentence: 'Name, email, and phone are required.' })
  name: string;

  @EmailField()
  email: string;

  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  @PhoneField()
  phone: string;

  /** 6–200 characters; left out or empty: the password stays. A new one ends the person's sessions. */
  @PasswordField({ optional: true })
  password?: string;

  /** `updatedAt` as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}

/** A new doctor from a grid. */
@Strict()
export class NewDoctorDto extends AddStaffDto {}

/** A doctor as a grid sends it back. */
@Strict<Doctor>('_id', 'id', 'createdAt')
export class DoctorRecordDto extends EditStaffDto {}

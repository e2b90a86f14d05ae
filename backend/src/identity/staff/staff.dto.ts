import { STAFF_CHANGE_NEEDED, STAFF_NEEDED } from '@clinic/contract/identity/staff-rules';
import type { Doctor, NewStaff, StaffChange } from '@clinic/contract/people';
import { NewAccountDto } from '../../platform/accounts/new-account.dto.ts';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { EmailField, Instant, Line, PasswordField, PhoneField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<NewStaff>()
export class AddStaffDto extends NewAccountDto {
  @Line({ sentence: STAFF_NEEDED })
  name: string;
}

@Takes<StaffChange>()
export class EditStaffDto {
  @Line({ sentence: STAFF_CHANGE_NEEDED })
  name: string;

  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @PasswordField({ optional: true })
  password?: string;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict()
export class NewDoctorDto extends AddStaffDto {}

@Strict<Doctor>('_id', 'id', 'createdAt', 'ownPassword', 'pendingEmail', 'locked')
export class DoctorRecordDto extends EditStaffDto {}

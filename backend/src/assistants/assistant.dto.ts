import { AddStaffDto, EditStaffDto } from '../doctors/staff.dto.ts';
import { Id } from '../http/fields.ts';

/** A new assistant. */
export class AddAssistantDto extends AddStaffDto {
  /** Id of the doctor whom the assistant belongs to; left out: the clinic's only doctor, when there is just one. */
  @Id({ optional: true })
  doctor?: string;
}

/** An edited assistant. */
export class EditAssistantDto extends EditStaffDto {
  /** Id of the doctor whom the assistant belongs to; left out: stays. */
  @Id({ optional: true })
  doctor?: string;
}

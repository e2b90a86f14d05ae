import type { CheckupFields, EditCheckup, SaveCheckup } from '@clinic/contract/checkups';
import { Id, Instant, LongText, Nested } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Takes<Partial<CheckupFields>>()
class CheckupFieldsDto {
  @LongText({ optional: true })
  bloodPressure?: string;

  @LongText({ optional: true })
  nfd?: string;

  @LongText({ optional: true })
  motion?: string;

  @LongText({ optional: true })
  energy?: string;

  @LongText({ optional: true })
  other?: string;
}

@Takes<EditCheckup>()
export class EditCheckupDto {
  /** Free text, at most 5,000 characters each; what is left out stays as it is. */
  @Nested(() => CheckupFieldsDto)
  fields: CheckupFieldsDto;

  /** `updatedAt` of the checkup as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}

@Takes<SaveCheckup>()
export class SaveCheckupDto extends EditCheckupDto {
  /** Updates this checkup of the same client in place of adding one. */
  @Id({ optional: true })
  checkupId?: string;
}

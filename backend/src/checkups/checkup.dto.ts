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
  @Nested(() => CheckupFieldsDto)
  fields: CheckupFieldsDto;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Takes<SaveCheckup>()
export class SaveCheckupDto extends EditCheckupDto {
  @Id({ optional: true })
  checkupId?: string;
}

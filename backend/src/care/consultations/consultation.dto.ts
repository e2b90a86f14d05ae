import type { ConsultationChoice, SaveConsultation } from '@clinic/contract/care/consultations/consultations';
import type { VisitWish } from '@clinic/contract/clients/visit-wish';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Flag, Id, Line, LongText, Nested } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { SaveCheckupDto } from '../checkups/checkup.dto.ts';

@Takes<ConsultationChoice>()
export class ConsultationChoiceDto {
  @Id({ optional: true })
  visit?: string;

  @Id({ optional: true })
  checkup?: string;
}

@Takes<VisitWish>()
export class VisitWishDto {
  @Day()
  on: string;

  @Line({ optional: true })
  words?: string;
}

@Strict()
@Takes<SaveConsultation>()
export class SaveConsultationDto extends SaveCheckupDto {
  @Id({ optional: true })
  visit?: string;

  @LongText()
  note: string;

  @Flag()
  completes: boolean;

  @Nested(() => VisitWishDto, { optional: true, nullable: true })
  wish?: VisitWishDto | null;
}

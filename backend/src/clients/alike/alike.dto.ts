import {
  ALIKE_ANSWERS,
  type AlikeAnswer,
  type AlikeQuery,
  type AnswerAlike,
} from '@clinic/contract/clients/alike';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { BirthdayField, Line, NothingWhenEmpty, OneOf, PhoneField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<AlikeQuery>()
export class AlikeQueryDto {
  @Line({ optional: true })
  name?: string;

  @NothingWhenEmpty()
  @PhoneField({ optional: true })
  phone?: string;

  @NothingWhenEmpty()
  @BirthdayField({ optional: true })
  birthday?: string;
}

@Strict()
@Takes<AnswerAlike>()
export class AnswerAlikeDto {
  @OneOf(ALIKE_ANSWERS)
  answer: AlikeAnswer;

  @Line({ max: 100 })
  fact: string;
}

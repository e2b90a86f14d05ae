import { ACTIVITY_LEVELS, type Activity } from '@clinic/contract/care/body/body-derived';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { SORT_NAMES, type PrecautionSort } from '@clinic/contract/care/precautions/precaution-words';
import { MAX_LINE } from '@clinic/contract/constants';
import {
  MAX_PRECAUTIONS,
  type AddedPrecaution,
  type PrecautionAnswer,
  type SavePrecautions,
} from '@clinic/contract/care/precautions/precautions';
import type { TakenOut } from '@clinic/contract/care/precautions/taken-out';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Flag,
  Instant,
  Items,
  Line,
  LongText,
  Nested,
  OneOf,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** A way of reading the words at one place of a form. */
class ReadWordsDto {
  @OneOf(SORT_NAMES)
  sort: PrecautionSort;

  @Line()
  code: string;

  @Line()
  field: string;

  @Line()
  text: string;
}

@Takes<PrecautionAnswer>()
export class PrecautionAnswerDto extends ReadWordsDto {
  @Flag()
  stands: boolean;
}

@Takes<AddedPrecaution>()
export class AddedPrecautionDto {
  @OneOf(SORT_NAMES)
  sort: PrecautionSort;

  @Line()
  code: string;

  @LongText({ max: MAX_LINE })
  words: string;
}

@Takes<TakenOut>()
export class TakenOutDto extends ReadWordsDto {
  @Instant()
  at: string;
}

@Takes<EnergyTarget>()
export class EnergyTargetDto {
  @WholeNumber(0, 99_999)
  energy: number;

  @WholeNumber(0, 9999, { nullable: true })
  protein: number | null;

  @OneOf(Object.keys(ACTIVITY_LEVELS))
  activity: Activity;

  @LongText({ max: MAX_LINE })
  reason: string;
}

@Strict()
@Takes<SavePrecautions>()
export class SavePrecautionsDto {
  @Items(() => PrecautionAnswerDto, { max: MAX_PRECAUTIONS })
  answers: PrecautionAnswerDto[];

  @Items(() => AddedPrecautionDto, { max: MAX_PRECAUTIONS })
  added: AddedPrecautionDto[];

  @Items(() => TakenOutDto, { max: MAX_PRECAUTIONS, optional: true })
  ended?: TakenOutDto[];

  @Nested(() => EnergyTargetDto, { optional: true, nullable: true })
  target?: EnergyTargetDto | null;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

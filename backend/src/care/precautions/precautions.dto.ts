import { ACTIVITY_LEVELS, type Activity } from '@clinic/contract/care/body-derived';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { SORT_NAMES, type PrecautionSort } from '@clinic/contract/care/precaution-words';
import { MAX_LINE } from '@clinic/contract/constants';
import {
  MAX_PRECAUTIONS,
  type AddedPrecaution,
  type PrecautionAnswer,
  type SavePrecautions,
} from '@clinic/contract/care/precautions';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, Items, Line, LongText, Nested, OneOf, Whole } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<PrecautionAnswer>()
export class PrecautionAnswerDto {
  @OneOf(SORT_NAMES)
  sort: PrecautionSort;

  @Line()
  code: string;

  @Line()
  field: string;

  @Line()
  text: string;

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

@Takes<EnergyTarget>()
export class EnergyTargetDto {
  @Whole(0, 99_999)
  energy: number;

  @Whole(0, 9999, { nullable: true })
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

  @Nested(() => EnergyTargetDto, { optional: true, nullable: true })
  target?: EnergyTargetDto | null;

  @Whole(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

import { SORT_NAMES, type PrecautionSort } from '@clinic/contract/care/precaution-words';
import { MAX_LINE } from '@clinic/contract/constants';
import {
  MAX_PRECAUTIONS,
  type AddedPrecaution,
  type PrecautionAnswer,
  type SavePrecautions,
} from '@clinic/contract/care/precautions';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, Items, Line, LongText, OneOf, Whole } from '../../platform/http/fields.ts';
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

@Strict()
@Takes<SavePrecautions>()
export class SavePrecautionsDto {
  @Items(() => PrecautionAnswerDto, { max: MAX_PRECAUTIONS })
  answers: PrecautionAnswerDto[];

  @Items(() => AddedPrecautionDto, { max: MAX_PRECAUTIONS })
  added: AddedPrecautionDto[];

  @Whole(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

import {
  WORK_ROW_ID,
  WORKLISTS,
  type HideRow,
  type WorklistName,
} from '@clinic/contract/dashboards/work-rows';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Line, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<HideRow>()
export class HideRowDto {
  @OneOf(WORKLISTS)
  list: WorklistName;

  @Field(
    (value) =>
      typeof value === 'string' && WORK_ROW_ID.test(value) ? undefined : 'Please choose an existing record.',
    { type: String, pattern: WORK_ROW_ID.source },
  )
  id: string;

  @Line({ max: 100 })
  fact: string;
}

import { WORKLISTS, type HideRow, type WorklistName } from '@clinic/contract/dashboards/work-rows';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Id, Line, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<HideRow>()
export class HideRowDto {
  @OneOf(WORKLISTS)
  list: WorklistName;

  @Id()
  id: string;

  @Line({ max: 100 })
  fact: string;
}

import {
  LEFT_ITEMS,
  leftItems,
  type LeftItem,
  type SaveNotForUs,
} from '@clinic/contract/dashboards/what-is-left';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SaveNotForUs>()
export class SaveNotForUsDto {
  @Field(leftItems, { isArray: true, type: String, enum: [...LEFT_ITEMS], maxItems: LEFT_ITEMS.length })
  notForUs: LeftItem[];

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

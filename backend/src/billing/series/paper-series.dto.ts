import type { ConfirmSeries } from '@clinic/contract/billing/paper-series';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Line, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** The serial must fit into a number of sixteen characters. */
const MOST = 99_999_999;

@Strict()
@Takes<ConfirmSeries>()
export class ConfirmSeriesDto {
  @Line()
  series: string;

  @WholeNumber(0, MOST)
  last: number;

  @Day({ optional: true })
  day?: string;

  @Line({ optional: true })
  reason?: string;
}

import type { Search } from '@clinic/contract/dashboards/search-calls';
import { Line } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<Search>()
export class SearchDto {
  @Line({ max: 100 })
  q: string;
}

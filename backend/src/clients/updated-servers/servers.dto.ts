import type { SaveServers } from '@clinic/contract/platform/server-calls';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SaveServers>()
export class SaveServersDto {
  @Flag()
  updated: boolean;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

import type { Reassign } from '@clinic/contract/people';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Id } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<Reassign>()
export class ReassignDto {
  @Id()
  doctor: string;
}

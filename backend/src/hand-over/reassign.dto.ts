import type { Reassign } from '@clinic/contract/people';
import { Strict } from '../http/checked-body.pipe.ts';
import { Id } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Strict()
@Takes<Reassign>()
export class ReassignDto {
  @Id()
  doctor: string;
}

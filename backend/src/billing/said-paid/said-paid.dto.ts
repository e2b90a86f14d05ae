import type { NotReceived, SayPaid } from '@clinic/contract/billing/said-paid';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Id, Line } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SayPaid>()
export class SayPaidDto {
  @Line()
  reference: string;
}

@Strict()
@Takes<NotReceived>()
export class NotReceivedDto {
  @Id()
  saidPaid: string;
}

import { Controller, Query } from '@nestjs/common';
import { auditCalls } from '@clinic/contract/platform/audit-calls';
import { objectId } from '@clinic/contract/rules';
import { invalid } from '../http/api-error.ts';
import type { Caller } from '../http/clinic-request.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Described } from '../http/described.ts';
import { Handles } from '../http/handles.ts';
import { AccessLog } from './access-log.service.ts';

@Controller()
export class AccessLogController {
  constructor(private readonly log: AccessLog) {}

  @Handles(auditCalls.ofMine)
  @Described(({ ApiQuery }) => ApiQuery({ name: 'before', required: false, schema: { type: 'string' } }))
  ofMine(@CurrentUser() { id }: Caller, @Query('before') before?: unknown) {
    if (before === undefined) return this.log.ofClient(id);
    const sentence = objectId(before);
    if (sentence) throw invalid('before', sentence);
    return this.log.ofClient(id, (before as string).toLowerCase());
  }
}

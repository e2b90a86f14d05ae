import { Body, Controller, Param } from '@nestjs/common';
import { erasureCalls } from '@clinic/contract/privacy/privacy-calls';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { ConfirmErasureDto, DeclineErasureDto } from './erasure.dto.ts';
import { ErasuresService } from './erasures.service.ts';

@Controller()
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Handles(erasureCalls.confirm)
  @Audited('confirm', 'erasure')
  confirm(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { notTheirs = [] }: ConfirmErasureDto,
  ) {
    return this.erasures.confirm(id, notTheirs, caller);
  }

  @Handles(erasureCalls.decline)
  @Audited('cancel', 'erasure')
  decline(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: DeclineErasureDto,
  ) {
    return this.erasures.decline(id, reason, caller);
  }
}
